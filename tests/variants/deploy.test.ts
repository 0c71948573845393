import { appendFileSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readHostRules } from '../../tools/serve/hostRules';
import { copyProject, type ProjectCopy } from '../../tools/copyProject';
import { startFaultyServer, type FaultyServer } from '../../tools/faults/startFaultyServer';
import { ready, useStage } from '../support/browser';
import { countLoads } from '../support/faults';
import { follow, pathOf, shows } from '../support/moving';

jest.setTimeout(60_000);

const guide = '/documentation/mpc_wallets';
const news = 'Published the second time.';
let project: ProjectCopy;
let server: FaultyServer;

const publicFolder = (name: string): string => join(project.root, name);

function build(): void {
  const { status, output } = project.run('npm', 'run', 'build');
  if (status !== 0) throw new Error(output);
}

beforeAll(() => {
  project = copyProject('deploy');
  build();
  cpSync(publicFolder('public'), publicFolder('first'), { recursive: true });
  // The app, the search engine and a page change.
  appendFileSync(
    join(project.root, 'src/app/lifecycle.ts'),
    '\nObject.assign(window, { build: 2 });\n',
  );
  appendFileSync(
    join(project.root, 'src/app/search/engine.tsx'),
    '\nObject.assign(window, { engine: 2 });\n',
  );
  appendFileSync(join(project.root, 'content/current/regions.mdx'), `\n${news}\n`);
  build();
}, 600_000);

afterAll(() => project.remove());

const stage = useStage(
  () => project.root,
  async (rules, options) => {
    server = await startFaultyServer(rules, options);
    return server;
  },
);

const publish = async (name: string): Promise<void> => {
  const rules = await readHostRules(project.root);
  server.publish({ ...rules, publish: publicFolder(name) });
};

beforeEach(() => publish('first'));

test('the scripts of the first site are gone in the second', () => {
  const scripts = readdirSync(publicFolder('first')).filter((name) => /^app-.*\.js$/.test(name));
  expect(scripts).toHaveLength(1);
  expect(existsSync(publicFolder(`public/${scripts[0] ?? ''}`))).toBe(false);
});

test('a link in a tab left open is one full load of the new site', async () => {
  const { page, errors } = await stage.openReady(guide);
  await publish('public');
  const loads = countLoads(page);
  await follow(page, pathOf(stage, '/regions'));
  await shows(stage, page, '/regions');
  await ready(page);
  expect(await page.getByText(news).isVisible()).toBe(true);
  await follow(page, pathOf(stage, '/architecture'));
  await shows(stage, page, '/architecture');
  expect(loads()).toBe(1);
  expect(errors).toEqual([]);
});

test.each(['Enter', 'Retry'])('search, of which the chunk is gone, leads on by %s', async (key) => {
  const { page } = await stage.openReady(guide);
  await publish('public');
  const loads = countLoads(page);
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('getBalance');
  await page.getByText('The site has been published anew.').waitFor();
  if (key === 'Enter') await box.press('Enter');
  else await page.getByRole('button', { name: 'Retry' }).click();
  await page.waitForURL((url) => url.pathname === pathOf(stage, '/search'));
  await ready(page);
  await page.getByText(/documents? found/).waitFor();
  expect(loads()).toBe(1);
});

test('on the search page "Retry" loads the new site with the query', async () => {
  const { page } = await stage.openReady('/search');
  await publish('public');
  const loads = countLoads(page);
  await page.getByRole('searchbox').fill('getBalance');
  await page.getByText('The site has been published anew.').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/documents? found/).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('getBalance');
  expect(loads()).toBe(1);
});

test('Back shows the page that was there, and the next link is one full load', async () => {
  const { page } = await stage.openReady(guide);
  await follow(page, pathOf(stage, '/architecture'));
  await shows(stage, page, '/architecture');
  await publish('public');
  const loads = countLoads(page);
  await page.goBack();
  await shows(stage, page, guide);
  expect(loads()).toBe(0);
  await follow(page, pathOf(stage, '/regions'));
  await shows(stage, page, '/regions');
  await ready(page);
  expect(loads()).toBe(1);
});

test('Back to a page of an earlier load is at most one load', async () => {
  const { page } = await stage.openReady(guide);
  await follow(page, pathOf(stage, '/regions'));
  await shows(stage, page, '/regions');
  await page.reload();
  await ready(page);
  await publish('public');
  const loads = countLoads(page);
  await page.goBack();
  await shows(stage, page, guide);
  await ready(page);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(loads()).toBeLessThanOrEqual(1);
});
