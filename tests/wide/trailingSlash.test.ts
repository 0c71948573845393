import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeHostFiles } from '../../src/gatsby/hosting/hostFiles';
import { normalizePath } from '../../src/shared/normalizePath';
import { versions } from '../../src/site/versions';
import { projectRoot } from '../../tools/copyProject';
import { readHostRules, type HostRules } from '../../tools/serve/hostRules';
import { startServer } from '../../tools/serve/startServer';
import { requestPath } from './requestPath';
import { hosts, startHost } from './hosts';

jest.setTimeout(60_000);

const names = Object.keys(hosts) as (keyof typeof hosts)[];
const folder = mkdtempSync(join(tmpdir(), 'slashes-'));

// nginx reads the files as another user.
chmodSync(folder, 0o755);

afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a small site as a build with a trailing-slash setting would, and returns its rules. */
async function writeSite(setting: 'always' | 'never' | 'ignore'): Promise<HostRules> {
  const publish = join(folder, setting);
  const pages = setting === 'always' ? ['a/index.html', 'a/b/index.html'] : ['a.html', 'a/b.html'];
  const files = ['index.html', '404.html', 'missing.json', 'c.json', ...pages];
  for (const file of files) {
    mkdirSync(dirname(join(publish, file)), { recursive: true });
    writeFileSync(join(publish, file), file);
  }
  const documents = ['/c.json'];
  await writeHostFiles(publish, { scripts: [], hosts: [], documents, versions, moved: [] });
  const { headers, redirects } = await readHostRules(projectRoot, publish);
  const moved = [
    { from: '/old', to: '/a' },
    { from: '/guides/:name', to: '/a/:name' },
    { from: '/past/*', to: '/a/:splat' },
  ];
  const run = ({ url }: Request): Response | undefined => {
    const { pathname, search } = new URL(url);
    const path = normalizePath(pathname, '', setting);
    const location = `${path}${search}`;
    return path === pathname
      ? undefined
      : new Response(null, { status: 301, headers: { location } });
  };
  return {
    publish,
    prettyUrls: setting !== 'ignore',
    headers,
    redirects: [...moved, ...redirects],
    edgeFunctions: [{ pattern: /^\/(?:.*\.html|(?:.*\/)?index)\/?$/, run }],
  };
}

const paths = [
  ...['/', '/a', '/a/', '/a?q=1', '/a/?q=1', '/a/b', '/a/b/', '/c.json', '/c.json/', '/no', '/no/'],
  ...['/a.html', '/a/index.html?q=1', '/a/index', '/a.html/', '/index.html', '/index/', '/404'],
  ...['/old', '/old?q=1', '/guides/b', '/past/b', '/past/b?q=1', '/past', '/pasture'],
];

describe.each(['never', 'always', 'ignore'] as const)(
  'with the trailing-slash setting %s,',
  (setting) => {
    test.each(names)('%s responds as the local host does', async (name) => {
      const rules = await writeSite(setting);
      const local = await startServer(rules, '');
      const host = await startHost(name, rules, setting);
      const different: unknown[] = [];
      for (const path of paths) {
        const [expected, actual] = [await requestPath(local, path), await requestPath(host, path)];
        if (JSON.stringify(expected) !== JSON.stringify(actual))
          different.push({ path, expected, actual });
      }
      await Promise.all([local.close(), host.close()]);
      expect(different).toEqual([]);
    });
  },
);
