import { readdirSync } from 'node:fs';
import { projectRoot } from '../../tools/copyProject';
import { readHostRules } from '../../tools/serve/hostRules';
import { startServer, type RunningServer } from '../../tools/serve/startServer';
import { answerOf } from './answers';
import { hosts, startHost } from './hosts';

jest.setTimeout(60_000);

let local: RunningServer;
let files: readonly string[];
const started = new Map<string, RunningServer>();
const names = Object.keys(hosts) as (keyof typeof hosts)[];

beforeAll(async () => {
  const rules = await readHostRules(projectRoot);
  files = readdirSync(rules.publish);
  local = await startServer(rules, { prefix: '', port: 0 });
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
  '/no/such/file.json',
  '/no/such/script.js',
  '/no/such/page.html',
  '/no/such/page%0d%0aX-Injected:1/index.html',
  '//host.example/index.html',
  '//host.example/',
  '//api/',
  '/page-data/app-data.json',
  '/page-data/missing/page-data.json',
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

describe.each(names)('%s', (name) => {
  test.each(paths)('answers %s as the local host does', async (path) => {
    const host = started.get(name) as RunningServer;
    expect(await answerOf(host, path)).toEqual(await answerOf(local, path));
  });

  test.each(['.js', '.css'])('answers a hashed %s file as the local host does', async (end) => {
    const host = started.get(name) as RunningServer;
    const file = files.find((each) => each.endsWith(end));
    const answer = await answerOf(host, `/${file}`);
    expect(JSON.stringify(answer)).toContain('immutable');
    expect(answer).toEqual(await answerOf(local, `/${file}`));
  });
});
