import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { projectRoot } from '../../tools/copyProject';
import { readHostRules } from '../../tools/serve/hostRules';
import { startServer, type RunningServer } from '../../tools/serve/startServer';
import { startNginx } from './nginx';

jest.setTimeout(60_000);

let local: RunningServer;
let nginx: RunningServer;
let files: readonly string[];

beforeAll(async () => {
  const rules = await readHostRules(projectRoot);
  files = readdirSync(rules.publish);
  const everywhere = rules.headers.find(({ forRegExp }) => forRegExp.test('/any/path'));
  local = await startServer(rules, { prefix: '', port: 0 });
  nginx = await startNginx(rules.publish, everywhere?.values ?? {});
});

afterAll(async () => {
  await local.close();
  await nginx.close();
});

const compared = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** Fetches a path and returns what a browser would see. */
async function answerOf({ origin }: RunningServer, path: string) {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  const { status } = response;
  const location = response.headers.get('location');
  if (location !== null) {
    const { pathname, search } = new URL(location, origin);
    return { status, location: `${pathname}${search}` };
  }
  const body = Buffer.from(await response.arrayBuffer());
  const headers = compared.map((name) => [name, response.headers.get(name)?.toLowerCase()]);
  return {
    status,
    headers: Object.fromEntries(headers) as Record<string, string | undefined>,
    body: createHash('sha256').update(body).digest('hex'),
  };
}

test.each([
  '/',
  '/?a=1',
  '/api',
  '/api?a=1',
  '/api/',
  '/api/?a=1',
  '/api.html',
  '/api.html?a=1',
  '/api/index.html',
  '/api/index',
  '/index',
  '/index.html',
  '/documentation/mpc_wallets',
  '/no/such/page',
  '/no/such/page/',
  '/no/such/page.html',
  '/page-data/app-data.json',
  '/openapi.json',
  '/sitemap.xml',
  '/robots.txt',
])('nginx answers %s as the local host does', async (path) => {
  expect(await answerOf(nginx, path)).toEqual(await answerOf(local, path));
});

test.each(['.js', '.css'])('nginx answers a hashed %s file as the local host does', async (end) => {
  const file = files.find((name) => name.endsWith(end));
  const answer = await answerOf(nginx, `/${file}`);
  expect(answer.headers?.['cache-control']).toContain('immutable');
  expect(answer).toEqual(await answerOf(local, `/${file}`));
});
