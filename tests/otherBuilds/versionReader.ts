import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { preferredVersionKey } from '../../src/site/versions';
import {
  waitForIndexes,
  waitUntilReady,
  useHarness,
  type AddressSettings,
} from '../support/browser';
import { indexFiles } from '../../tools/searchFiles';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function chooseVersion(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Version: ${from}` }).click();
  await page.getByRole('link', { name: to, exact: true }).click();
  await page.getByRole('button', { name: `Version: ${to}` }).waitFor();
}

const storedVersion = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), preferredVersionKey);

const withPreference =
  (name: string) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      preferredVersionKey,
      name,
    ] as const);

async function waitForNavbarLink(page: Page, name: string, href: string): Promise<void> {
  const link = navbar(page).getByRole('link', { name, exact: true });
  await link.and(page.locator(`[href="${href}"]`)).waitFor();
}

/** Tests choosing a version and its effects, with the versions of olderVersions.ts. */
export function describeVersionChoice(root: () => string, settings: AddressSettings): void {
  const { pathPrefix: prefix } = settings;
  const harness = useHarness(root, undefined, settings);
  const address = (path: string): string => harness.address(path);

  test.each([
    ['/api?q=fees&a#authentication', 'Next', '1.5', '/1.5/api?q=fees&a#authentication'],
    ['/1.5/api?q=fees', '1.5', 'Next', '/api?q=fees'],
    ['/1.5/documentation/letters?_highlight=day', '1.5', 'Next', '/?_highlight=day'],
    ['/x#top', 'Next', '1.5', '/1.5#top'],
  ])(
    'switching %s from version %s to %s keeps query and hash',
    async (path, from, to, expected) => {
      const { page, errors } = await harness.openReady(path);
      await chooseVersion(page, from, to);
      expect(page.url()).toBe(address(expected));
      expect(errors).toEqual([]);
    },
  );

  test('a chosen version is remembered and used outside the documentation', async () => {
    const { page, errors } = await harness.openReady('/api');
    expect(await storedVersion(page)).toBeNull();
    await chooseVersion(page, 'Next', '1.5');
    expect(await storedVersion(page)).toBe('1.5');
    await page.goto(address('/search'));
    await waitUntilReady(page);
    await waitForNavbarLink(page, 'API', `${prefix}/1.5/api`);
    await page.reload();
    await waitUntilReady(page);
    await waitForNavbarLink(page, 'API', `${prefix}/1.5/api`);
    await waitForNavbarLink(page, 'Documentation', `${prefix}/1.5`);
    await navbar(page).getByRole('link', { name: 'API' }).click();
    await page.waitForURL(address('/1.5/api'));
    expect(errors).toEqual([]);
  });

  test('the not-found page links to pages of the preferred version, if it has them', async () => {
    const { page } = await harness.openReady('/nowhere', { prepare: withPreference('1.5') });
    await waitForNavbarLink(page, 'API', `${prefix}/1.5/api`);
    const links = page.getByRole('main').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toContain(`${prefix}/1.5/architecture`);
    expect(hrefs).toContain(`${prefix}/x`);
  });

  test('a visit to another version does not change the preference, and links stay in that version', async () => {
    const { page } = await harness.openReady('/1.5/architecture', {
      prepare: withPreference('current'),
    });
    await waitForNavbarLink(page, 'API', `${prefix}/1.5/api`);
    await navbar(page).getByRole('link', { name: 'API' }).click();
    await page.waitForURL(address('/1.5/api'));
    expect(await storedVersion(page)).toBe('current');
  });

  test('if the preferred version was removed, the first version is used', async () => {
    const { page } = await harness.openReady('/search', { prepare: withPreference('v0') });
    await waitForNavbarLink(page, 'API', `${prefix}/api`);
    expect(await storedVersion(page)).toBe('v0');
  });

  test('a choice of version applies to other tabs too', async () => {
    const { page } = await harness.openReady('/search');
    const other = await page.context().newPage();
    await other.goto(address('/api'));
    await waitUntilReady(other);
    await chooseVersion(other, 'Next', '1.5');
    await waitForNavbarLink(page, 'API', `${prefix}/1.5/api`);
  });

  test.each([
    ['/1.5/api', 'current', '1.5'],
    ['/nowhere', '1.5', '1.5'],
  ])('the search box on %s, with %s preferred, searches %s', async (path, preferred, version) => {
    const { page } = await harness.openReady(path, { prepare: withPreference(preferred) });
    await waitForNavbarLink(page, 'API', `${prefix}/${version}/api`);
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    await page.getByRole('combobox', { name: 'Search' }).fill('fees');
    await page.getByRole('option').first().waitFor();
    await waitForIndexes(page);
    const own = indexFiles(join(root(), 'public'), version, prefix).map(
      ({ index }) => `${prefix}${index}`,
    );
    const indexes = [...fetched].filter((file) => file.endsWith('.index.txt'));
    expect(indexes.length).toBeGreaterThan(0);
    expect(indexes.filter((file) => !own.includes(file))).toEqual([]);
  });
}
