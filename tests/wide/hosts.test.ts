import { Console } from 'node:console';
import { readdirSync } from 'node:fs';
import { withPrefix } from '../../src/site/addresses';
import { revalidatedCacheControl } from '../../src/gatsby/hosting/settings';
import { projectRoot } from '../../tools/copyProject';
import { matchHeaders } from '../../tools/serve/headers';
import { readHostRules, type HostRules } from '../../tools/serve/hostRules';
import { startServer, type RunningServer } from '../../tools/serve/startServer';
import { requestPath } from './requestPath';
import { hosts, startHost } from './hosts';

jest.setTimeout(60_000);

let rules: HostRules;
let local: RunningServer;
let files: readonly string[];
const started = new Map<string, RunningServer>();
const names = Object.keys(hosts) as (keyof typeof hosts)[];

beforeAll(async () => {
  rules = await readHostRules(projectRoot);
  rules = { ...rules, redirects: [{ from: '/retired/*', to: '/:splat' }, ...rules.redirects] };
  files = readdirSync(rules.publish, { recursive: true, encoding: 'utf8' });
  local = await startServer(rules, '');
  for (const name of names) started.set(name, await startHost(name, rules));
});

afterAll(async () => {
  await local.close();
  for (const server of started.values()) await server.close();
});

const paths = [
  '/',
  '/?a=1',
  '/api',
  '/api?a=1&b=%0d%0a',
  '/api/',
  '/api/?a=1',
  '/api.html',
  '/api.html?a=1',
  '/api.html/',
  '/api/index.html',
  '/api/index',
  '/api/index.html/?a=1',
  '/index',
  '/index/',
  '/index.html',
  '/index.html/',
  '/index.html?a=1',
  '/404',
  '/404.html',
  '/documentation/mpc_wallets',
  '/documentation/mpc_wallets.md',
  '/documentation/',
  '/no/such/page',
  '/no/such/page/',
  `/${'a'.repeat(300)}`,
  '/no/such/file.json',
  '/no/such/script.js',
  '/no/such/page.html',
  '/no/such/page%0d%0aX-Injected:1/index.html',
  '//host.example/index.html',
  '//host.example/',
  '//api/',
  '/page-data/app-data.json',
  '/page-data',
  '/page-data/',
  '/page-data/api',
  '/page-data/missing/page-data.json',
  '/static',
  '/static/',
  '/static/missing.woff2',
  '/openapi.json',
  '/llms.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/.well-known/security.txt',
];

test.each(['local', ...names] as const)('%s never redirects twice in a row', async (name) => {
  const host = started.get(name) ?? local;
  const targets: string[] = [];
  for (const path of paths) {
    const { staysOnHost, location } = await requestPath(host, path);
    if (staysOnHost && location !== undefined) targets.push(location);
  }
  expect(targets.length).toBeGreaterThan(15);
  const secondRedirects: string[] = [];
  for (const target of new Set(targets)) {
    const { location } = await requestPath(host, target);
    if (location !== undefined) secondRedirects.push(`${target} to ${location}`);
  }
  expect(secondRedirects).toEqual([]);
});

test.each(['local', ...names] as const)('%s does not cache a missing file', async (name) => {
  const host = started.get(name) ?? local;
  for (const path of ['/missing-0123.js', '/missing.css', '/static/missing.woff2']) {
    const { status, headers } = await requestPath(host, path);
    expect([status, headers?.['cache-control']]).toEqual([404, revalidatedCacheControl]);
  }
});

test.each(['local', ...names] as const)('%s rejects requests that write', async (name) => {
  const host = started.get(name) ?? local;
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect([method, (await requestPath(host, '/api', method)).status]).toEqual([method, 405]);
  }
});

test.each(['local', ...names] as const)('%s never redirects to another host', async (name) => {
  const host = started.get(name) ?? local;
  const hostile = ['//', '/\\', '/%2f', '/%5c', '///', '/\\/'].map(
    (start) => `${start}host.example`,
  );
  for (const path of hostile.flatMap((path) => [path, `${path}/`, `/retired${path}`])) {
    const { staysOnHost = true } = await requestPath(host, path);
    expect([path, staysOnHost]).toEqual([path, true]);
  }
  const { location } = await requestPath(host, '/retired/api?a=1');
  expect(location).toBe('/api?a=1');
});

test.each(['local', ...names] as const)(
  '%s sends a Location header if and only if it redirects',
  async (name) => {
    const host = started.get(name) ?? local;
    for (const path of ['/api%2f', '/api%2F?a=1', '/api/.', '/api/index%2ehtml']) {
      const { status, location = '' } = await requestPath(host, path);
      expect([path, status === 301, location !== '']).toEqual([
        path,
        location !== '',
        status === 301,
      ]);
    }
  },
);

/** Headers that Netlify adds if no rule sets them. */
const hostDefaults: Record<string, string> = { 'cache-control': revalidatedCacheControl };

/**
 * An example of each class of files, including missing ones: its path, or a pattern that finds it.
 */
const classes: Record<string, string | RegExp> = {
  page: '/api',
  'page data': '/page-data/app-data.json',
  script: /\.js$/,
  stylesheet: /\.css$/,
  font: /\.woff2$/,
  'OpenAPI document': '/openapi.json',
  Markdown: '/api.md',
  'list of pages': '/llms.txt',
  icon: '/favicon.svg',
  'social card': '/cards/api.png',
  'missing page': '/no/such/page',
  'missing data': '/page-data/missing/page-data.json',
};

test('every host sends each kind of file with the headers that Netlify’s parsers read from the rules', async () => {
  const rows: Record<string, object> = {};
  for (const [name, file] of Object.entries(classes)) {
    const path = typeof file === 'string' ? file : `/${files.find((each) => file.test(each))}`;
    const parsed = matchHeaders(rules.headers, withPrefix(path));
    for (const host of [local, ...started.values()]) {
      const { headers = {} } = await requestPath(host, path);
      const wrongHeaders = Object.entries(headers).filter(([header, value]) => {
        const [expected = hostDefaults[header], ...more] = parsed.get(header) ?? [];
        return (
          more.length > 0 || (header !== 'content-type' && value !== String(expected).toLowerCase())
        );
      });
      expect([host.origin, path, ...wrongHeaders]).toEqual([host.origin, path]);
    }
    rows[name] = {
      'cache-control': parsed.get('cache-control')?.[0] ?? hostDefaults['cache-control'],
      'access-control-allow-origin': parsed.get('access-control-allow-origin')?.[0] ?? '',
      headers: parsed.size,
    };
  }
  new Console(process.stdout).table(rows);
});

describe.each(names)('%s', (name) => {
  test.each(paths)('responds to %s as the local host does', async (path) => {
    const host = started.get(name) as RunningServer;
    expect(await requestPath(host, path)).toEqual(await requestPath(local, path));
  });

  test.each(['.js', '.css'])('serves a hashed %s file as the local host does', async (end) => {
    const host = started.get(name) as RunningServer;
    const file = files.find((each) => each.endsWith(end));
    const answer = await requestPath(host, `/${file}`);
    expect(JSON.stringify(answer)).toContain('immutable');
    expect(answer).toEqual(await requestPath(local, `/${file}`));
  });
});
