import type { Page, Request } from 'playwright-core';
import { searchManifestPath, type SearchManifest } from '../../../src/site/search';
import { waitForIndexes, holdRequests, waitUntilReady, useHarness } from '../../support/browser';
import { typeQuery, boxOf, isFocused, optionsOf } from '../../support/searchBox';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/institutions/customers/add';
const indexFiles = /\/search-index\.json$|\.index\.txt$|\.store\.json$/;

function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (indexFiles.test(pathname) || pathname.includes('/search-texts/')) requested.push(pathname);
  });
  return requested;
}

async function filesOf(page: Page, context: string): Promise<readonly string[]> {
  const response = await page.request.get(harness.address(searchManifestPath));
  const { current = {} } = (await response.json()) as SearchManifest;
  const files = current[context];
  return files === undefined ? [] : [files.index, files.store];
}

describe('loading the search index', () => {
  test('starts when the box is focused, with the current context first', async () => {
    const { page } = await harness.openReady('/api');
    const requested = recordRequests(page);
    const fetched = (count: number) =>
      page.waitForFunction(
        (expected) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(?:index\.txt|store\.json)$/.test(name)).length === expected,
        count,
      );
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await page.keyboard.press('Control+k');
    await fetched(2);
    expect(requested[0]).toMatch(/search-index\.json$/);
    expect(requested.slice(1).sort()).toEqual([...(await filesOf(page, 'api'))].sort());
    await page.keyboard.type('fees');
    await fetched(6);
    await optionsOf(page).first().waitFor();
  });

  test('keeps text typed before the scripts have loaded, and searches for it', async () => {
    let release: () => void = () => undefined;
    const { page } = await harness.open(guide, {
      prepare: async (page) => {
        release = await holdRequests(page, /\.js$/);
      },
    });
    await boxOf(page).click();
    await page.keyboard.type('getBal');
    release();
    await page.keyboard.type('ance');
    await optionsOf(page).filter({ hasText: 'getBalance' }).first().waitFor();
    expect(await boxOf(page).inputValue()).toBe('getBalance');
    expect(await isFocused(page)).toBe(true);
  });

  test('shows "Loading search…", then "Searching…" until the other contexts arrive, then results from them', async () => {
    const { page } = await harness.openReady(guide);
    const releaseOwn = await holdRequests(page, /search-index\.json$/);
    await boxOf(page).fill('getBalance');
    await page.getByText('Loading search…').waitFor();
    const [index = ''] = await filesOf(page, 'validators');
    const releaseOthers = await holdRequests(page, new RegExp(index));
    releaseOwn();
    await page.getByRole('link', { name: 'See all results', exact: true }).waitFor();
    await boxOf(page).fill('qqzzxx');
    await page.getByText('Searching…').waitFor();
    releaseOthers();
    await page.getByText('No results', { exact: true }).waitFor();
    await boxOf(page).fill('getTokenLargestAccounts');
    expect(await optionsOf(page).first().innerText()).toContain('getTokenLargestAccounts');
  });

  test('fails with a message and a retry button', async () => {
    const { page } = await harness.openReady(guide);
    await page.route(/search-index\.json$/, (route) => route.fulfill({ status: 503 }));
    await boxOf(page).fill('fees');
    await page.getByText('The search index could not be fetched (503).').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await optionsOf(page).first().waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    expect(await isFocused(page)).toBe(true);
  });

  test('can fail for another context without losing results', async () => {
    const { page } = await harness.openReady(guide);
    const [, store = ''] = await filesOf(page, 'validators');
    await page.route(new RegExp(store), (route) => route.abort());
    await typeQuery(page, 'customer');
    await page.getByText(/^Some results may be missing\./).waitFor();
    expect(await optionsOf(page).count()).toBe(8);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await page.getByRole('button', { name: 'Retry' }).waitFor({ state: 'detached' });
    expect(await optionsOf(page).count()).toBe(8);
  });

  test('makes at most 15 requests, none twice: at most 8 for texts, and those only for results', async () => {
    const { page } = await harness.openReady(guide);
    const requested = recordRequests(page);
    const texts = () => requested.filter((path) => path.includes('/search-texts/'));
    await boxOf(page).fill('qqzzxx');
    await page.getByText('No results', { exact: true }).waitFor();
    expect(texts()).toEqual([]);
    await typeQuery(page, 'documents checked');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=option] [class*="excerpt"]')].every(
        ({ textContent }) => textContent !== '',
      ),
    );
    expect(texts().length).toBeGreaterThan(0);
    expect(texts().length).toBeLessThanOrEqual(8);
    expect(requested.length).toBeLessThanOrEqual(15);
    expect(new Set(requested).size).toBe(requested.length);
  });

  test('keeps the results already shown when other contexts arrive, and adds theirs below', async () => {
    const { page } = await harness.openReady(guide);
    const [index = ''] = await filesOf(page, 'validators');
    const release = await holdRequests(page, new RegExp(index));
    await typeQuery(page, 'balance');
    const linksOf = () =>
      optionsOf(page).evaluateAll((options) =>
        options.map((option) => option.getAttribute('href')),
      );
    const shown = await linksOf();
    expect(shown.length).toBeLessThanOrEqual(5);
    release();
    await optionsOf(page).nth(shown.length).waitFor();
    expect((await linksOf()).slice(0, shown.length)).toEqual(shown);
    await boxOf(page).fill('getBalance');
    await page.waitForFunction(() =>
      document.querySelector('[role=option]')?.textContent.startsWith('getBalance'),
    );
  });

  test('shows nothing for words found only in other contexts until their indexes arrive', async () => {
    const { page } = await harness.openReady('/validators');
    const others = [...(await filesOf(page, 'documentation')), ...(await filesOf(page, 'api'))];
    const release = await holdRequests(page, new RegExp(others.join('|')));
    await boxOf(page).fill('check webhook verification');
    await page.getByText('Searching…').waitFor();
    expect(await optionsOf(page).count()).toBe(0);
    release();
    await optionsOf(page).first().waitFor();
    expect(await optionsOf(page).first().innerText()).toContain('Webhooks');
  });

  test.each([
    ['preBalances', /getTransaction|getBlock/],
    ['getProgramAccounts', /^getProgramAccounts/],
  ])('shows a matching method first when %s is pasted on the home page', async (name, expected) => {
    const { page } = await harness.openReady('/');
    const box = boxOf(page);
    await box.focus();
    await page.keyboard.insertText(name);
    const first = optionsOf(page).first();
    await first.waitFor();
    expect(await first.innerText()).toMatch(expected);
  });

  test('fetches at most 16 texts for two queries; late texts neither move hits nor appear under the wrong ones', async () => {
    const { page } = await harness.openReady(guide);
    const requested = recordRequests(page);
    // Loads all indexes first, so that only the texts arrive late.
    await typeQuery(page, 'getBalance');
    await waitForIndexes(page);
    const before = requested.length;
    const textRequests = new Set<Request>();
    page.on('request', (request) => {
      if (request.url().includes('/search-texts/')) textRequests.add(request);
    });
    const release = await holdRequests(page, /search-texts/);
    // Texts are requested only when the reader pauses typing.
    const firstTextRequest = page.waitForRequest(/search-texts/);
    await typeQuery(page, 'checked against documents');
    await typeQuery(page, 'proof of address');
    await firstTextRequest;
    const places = await optionsOf(page).evaluateAll((options) =>
      options.map((option) => Math.round(option.getBoundingClientRect().top)),
    );
    const late = [...textRequests].map((request) => request.response());
    release();
    for (const response of await Promise.all(late)) await response?.finished();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=option] [class*="excerpt"]')].every(
        ({ textContent }) => textContent !== '',
      ),
    );
    expect(
      await optionsOf(page).evaluateAll((options) =>
        options.map((option) => Math.round(option.getBoundingClientRect().top)),
      ),
    ).toEqual(places);
    const fetched = requested.slice(before).filter((path) => path.includes('search-texts'));
    expect(fetched.length).toBeLessThanOrEqual(16);
    const texts = await optionsOf(page).allInnerTexts();
    expect(texts.join(' ')).not.toMatch(/checked against/);
  });
});

test('missing index files cause an error message, and Enter still opens the search page', async () => {
  const { page } = await harness.openReady(guide);
  await page.route(/\.(?:index\.txt|store\.json)$/, (route) => route.fulfill({ status: 404 }));
  await boxOf(page).fill('fees');
  await page.getByText('The search index could not be fetched (404).').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Search results for "fees"' }).waitFor();
  await waitUntilReady(page);
});
