import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '../../src/site/versions';
import type { ProjectCopy } from '../../tools/copyProject';
import { startFaultyServer, type FaultyServer } from '../../tools/faultyServer/startFaultyServer';
import { readHostRules } from '../../tools/serve/hostRules';
import { waitUntilReady, useHarness, type AddressSettings } from '../support/browser';
import { readSite } from '../support/builtSite';
import { countLoads } from '../support/faults';
import { brokenAddresses } from '../support/links';
import { navigateTo, pathOf, waitForPage } from '../support/navigate';
import { indexFiles, type IndexFiles } from '../../tools/searchFiles';

const guide = '/documentation/mpc_wallets';
const addedText = 'Published the second time.';

/** A static file that exists only for the first build. */
export const removedFile = 'static/removed.txt';

/**
 * Tests what a second build in the same folder publishes, and how it affects readers who still have
 * the first site open.
 *
 * @param project a copy of the project that has been built with `removedFile`
 * @param settings the settings that the copy was built with
 */
export function describeRepublication(
  project: () => ProjectCopy,
  settings: AddressSettings & { readonly siteUrl: string },
): void {
  const { pathPrefix: prefix } = settings;
  const inProject = (path: string): string => join(project().root, path);
  const { name: current } = versions[0];
  let server: FaultyServer;
  let firstIndexes: readonly IndexFiles[];

  beforeAll(() => {
    cpSync(inProject('public'), inProject('first'), { recursive: true });
    firstIndexes = indexFiles(inProject('first'), current, prefix);
    rmSync(inProject(removedFile));
    appendFileSync(
      inProject('src/app/lifecycle/phases.ts'),
      '\nObject.assign(window, { secondBuild: true });\n',
    );
    appendFileSync(
      inProject('src/app/search/engine.tsx'),
      '\nObject.assign(window, { secondEngine: true });\n',
    );
    appendFileSync(inProject('src/styles/base.css'), '\n.added-rule { color: red; }\n');
    appendFileSync(inProject('content/current/regions.mdx'), `\n${addedText}\n`);
    project().build();
  });

  describe('the second build', () => {
    const site = () => readSite(inProject('public'));

    test('has no broken address', () => {
      expect(brokenAddresses(site(), settings)).toEqual([]);
    });

    test('does not have the removed file', () => {
      expect(existsSync(inProject('first/removed.txt'))).toBe(true);
      expect(existsSync(inProject('public/removed.txt'))).toBe(false);
    });

    test('has one stylesheet, with the added rule', () => {
      const sheets = [...site().files].filter((file) => /^\/[^/]+\.css$/.test(file));
      expect(sheets).toHaveLength(1);
      expect(readFileSync(inProject(`public${sheets[0]}`), 'utf8')).toContain('.added-rule');
    });

    test('has a different search index only for the context whose content changed', () => {
      const indexes = indexFiles(inProject('public'), current, prefix);
      const changed = indexes.filter(({ index }, number) => index !== firstIndexes[number]?.index);
      expect(changed.map(({ context }) => context)).toEqual(['documentation']);
    });

    test('has the added text on /regions only', () => {
      const changed = site().pages.filter(({ html }) => html.includes(addedText));
      expect(changed.map(({ path }) => path)).toEqual(['/regions']);
    });

    test('has no app script of the first build', () => {
      const scripts = readdirSync(inProject('first')).filter((name) => /^app-.*\.js$/.test(name));
      expect(scripts).toHaveLength(1);
      expect(existsSync(inProject(`public/${scripts[0]}`))).toBe(false);
    });
  });

  describe('in a tab left open', () => {
    const harness = useHarness(
      () => project().root,
      async (rules, prefix) => {
        server = await startFaultyServer(rules, prefix);
        return server;
      },
      settings,
    );
    const publish = async (folder: string): Promise<void> => {
      server.publish(await readHostRules(project().root, inProject(folder)));
    };

    beforeEach(() => publish('first'));

    test('a link causes one full load of the new site', async () => {
      const { page, errors } = await harness.openReady(guide);
      await publish('public');
      const loads = countLoads(page);
      await navigateTo(harness, page, '/regions');
      await waitUntilReady(page);
      expect(await page.getByText(addedText).isVisible()).toBe(true);
      await navigateTo(harness, page, '/architecture');
      expect(loads()).toBe(1);
      expect(errors).toEqual([]);
    });

    test.each(['Enter', 'Retry'])('search continues with a full load on %s', async (key) => {
      const { page } = await harness.openReady(guide);
      await publish('public');
      const loads = countLoads(page);
      const box = page.getByRole('combobox', { name: 'Search' });
      await box.fill('getBalance');
      const retry = page.getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      if (key === 'Enter') await box.press('Enter');
      else await retry.click();
      await page.waitForURL((url) => url.pathname === pathOf(harness, '/search'));
      await waitUntilReady(page);
      await page.getByText(/documents? found/).waitFor();
      expect(loads()).toBe(1);
    });

    test('"Retry" on the search page loads the new site with the query', async () => {
      const { page } = await harness.openReady('/search');
      await publish('public');
      const loads = countLoads(page);
      await page.getByRole('searchbox').fill('getBalance');
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByText(/documents? found/).waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe('getBalance');
      expect(loads()).toBe(1);
    });

    test('Back shows the previous page, and the next link causes one full load', async () => {
      const { page } = await harness.openReady(guide);
      await navigateTo(harness, page, '/architecture');
      await publish('public');
      const loads = countLoads(page);
      await page.goBack();
      await waitForPage(harness, page, guide);
      expect(loads()).toBe(0);
      await navigateTo(harness, page, '/regions');
      await waitUntilReady(page);
      expect(loads()).toBe(1);
    });

    test('Back to a page from before a reload causes at most one load', async () => {
      const { page } = await harness.openReady(guide);
      await navigateTo(harness, page, '/regions');
      await page.reload();
      await waitUntilReady(page);
      await publish('public');
      const loads = countLoads(page);
      await page.goBack();
      await waitForPage(harness, page, guide);
      await waitUntilReady(page);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(loads()).toBeLessThanOrEqual(1);
    });
  });
}
