import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles } from '../../src/gatsby/output/buildManifest';
import { siteUrl } from '../../src/site/addresses';
import { projectRoot } from '../../tools/copyProject';
import { readHostRules } from '../../tools/serve/hostRules';
import { routes } from '../routes';
import { buildCheckout } from './buildCheckout';
import { installPackages } from './packages';
import { requireProgram } from './requirements';

jest.setTimeout(1_800_000);

let packages: string;

const npmBuild = 'npm run build';

/** Environment variables that Netlify sets in its builds. */
const netlify = { NETLIFY: 'true', CI: 'true', CONTEXT: 'production' };

const git = requireProgram('git');
const commit = execFileSync(git, ['-C', projectRoot, 'rev-parse', 'HEAD'], {
  encoding: 'utf8',
}).trim();

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function build(options: Partial<Parameters<typeof buildCheckout>[0]>) {
  const defaults = { commit, inside: 'a', umask: '022', programs: [], env: {}, command: npmBuild };
  const { folder, root } = buildCheckout({ ...defaults, ...options });
  folders.push(folder);
  return { folder, root, publish: join(root, 'public') };
}

/** The build with the oldest supported Node.js version. */
let first: ReturnType<typeof build>;

beforeAll(() => {
  packages = installPackages();
  first = build({
    programs: [join(packages, 'node-oldest/bin')],
    env: { TZ: 'UTC', LANG: 'C.UTF-8', USER: 'first' },
  });
});

test('a commit builds to the same bytes with another Node.js version, folder, date, time zone, language, user and umask', async () => {
  const second = build({
    inside: 'another/folder with a space',
    umask: '077',
    programs: [join(packages, 'node-used/bin')],
    env: {
      TZ: 'Asia/Kathmandu',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      USER: 'second',
      HOME: tmpdir(),
      NODE_OPTIONS: `--require ${join(__dirname, 'laterDate.cjs')}`,
    },
  });
  const files = await hashFiles(first.publish);
  expect(Object.keys(files).length).toBeGreaterThan(300);
  expect(await hashFiles(second.publish)).toEqual(files);
});

describe('Netlify', () => {
  let built: ReturnType<typeof build>;

  beforeAll(() => {
    built = build({
      programs: ['node-used/bin', '@deno/linux-x64-glibc', '.bin'].map((name) =>
        join(packages, name),
      ),
      env: { ...netlify, HOME: tmpdir() },
      command: 'netlify-build --offline --context production --cwd "$PWD" --repositoryRoot "$PWD"',
    });
  });

  test('publishes the same bytes', async () => {
    expect(await hashFiles(built.publish)).toEqual(await hashFiles(first.publish));
  });

  test('bundles edge functions that respond in Deno as on the local host', async () => {
    const bundles = join(built.root, '.netlify/edge-functions-dist');
    const bundle = readdirSync(bundles).find((file) => file.endsWith('.eszip')) ?? '';
    const modules = join(built.folder, 'modules');
    const vendor = join(built.folder, 'vendor');
    cpSync(join(packages, '@netlify/edge-bundler/deno/vendor'), vendor, { recursive: true });
    const map = join(built.folder, 'map.json');
    const imports = {
      'https://deno.land/': `file://${vendor}/deno.land/`,
      'file:///root/': `file://${modules}/`,
    };
    writeFileSync(map, JSON.stringify({ imports }));

    const accepted = ['*/*', 'text/markdown', 'text/html,text/markdown;q=0.5'];
    const requests = [...routes(), '/', '/404', '/no/such/page', '/openapi.json'].flatMap((path) =>
      ['', '/', '.html', '/index', '/index.html', '.html?a=1'].flatMap((end) =>
        accepted.map((accept) => ({
          url: `${siteUrl}${path === '/' ? '' : path}${end}`,
          accept,
        })),
      ),
    );
    const output = execFileSync(
      join(packages, '@deno/linux-x64-glibc/deno'),
      [
        ...['run', '--no-remote', '--no-lock', '--allow-read', '--allow-write', '--allow-env'],
        ...['--import-map', map, join(__dirname, 'runEdgeBundle.mjs')],
        ...[join(bundles, bundle), join(bundles, 'manifest.json'), modules],
      ],
      { input: JSON.stringify(requests), encoding: 'utf8', maxBuffer: 2 ** 28 },
    );

    const { edgeFunctions } = await readHostRules(projectRoot);
    const expected = requests.map(({ url, accept }) => {
      const request = new Request(url, { headers: { accept } });
      return edgeFunctions
        .filter(({ pattern }) => pattern.test(new URL(url).pathname))
        .map(({ run }) => run(request))
        .filter((answer) => answer !== undefined)
        .map((answer) =>
          answer instanceof Response
            ? `${answer.status} ${answer.headers.get('location')}`
            : `shows ${answer.pathname}`,
        );
    });
    expect(expected.flat().length).toBeGreaterThan(routes().length);
    expect(JSON.parse(output)).toEqual(expected);
  });
});
