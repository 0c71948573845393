import type { Page } from 'playwright-core';
import { documentTitle } from '../../../src/site/metadata';
import { routes } from '../../routes';
import { holdRequests, waitUntilReady, useHarness } from '../../support/browser';
import { scrollY } from '../../support/navigate';
import { excerptsOf, fieldOf, waitForResults, resultsOf, statusOf } from '../../support/searchPage';

jest.setTimeout(60_000);

const harness = useHarness();

async function queryString(page: Page): Promise<string> {
  return page.evaluate(() => window.location.search);
}

describe('the search page', () => {
  test.each([
    ['/search?q=fees', 'fees', ''],
    ['/search/?q=fees', 'fees', ''],
    ['/search?q=fees&q=customer', 'fees', ''],
    ['/search?q=fees&version=&ctx=', 'fees', ''],
    ['/search?q=fees&version=9.9', 'fees', '"9.9"'],
    ['/search?q=fees&ctx=nowhere', 'fees', '"nowhere"'],
  ])(
    'shows results for %s, and reports a parameter only if it is invalid',
    async (path, query, wrong) => {
      const { page, errors } = await harness.open('/');
      await page.goto(`${new URL(harness.address('/')).origin}${path}`);
      await waitForResults(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
        `Search results for "${query}"`,
      );
      expect(await page.title()).toBe(documentTitle(`Search results for "${query}"`));
      expect(await fieldOf(page).inputValue()).toBe(query);
      const reports = page.getByRole('main').getByText(/There is no (?:part|version) .*called/);
      expect(await reports.count()).toBe(wrong === '' ? 0 : 1);
      if (wrong !== '') expect(await reports.innerText()).toContain(wrong);
      expect(errors).toEqual([]);
    },
  );

  test('without a query shows the form and a list of all pages', async () => {
    const { page } = await harness.openReady('/search?q=');
    await page.getByRole('heading', { name: 'Search the documentation' }).waitFor();
    expect(await fieldOf(page).isVisible()).toBe(true);
    await page.getByRole('navigation', { name: 'All pages' }).waitFor();
    expect(await page.title()).toBe(documentTitle('Search the documentation'));
    expect(await statusOf(page).innerText()).toBe('');
  });

  test('keeps its address in step with the input, in one history entry', async () => {
    const { page } = await harness.openReady('/search?q=fees');
    await waitForResults(page);
    const length = await page.evaluate(() => history.length);
    await fieldOf(page).fill('customers');
    await page.waitForURL((url) => url.search === '?q=customers');
    expect(await page.title()).toBe(documentTitle('Search results for "customers"'));
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.getByRole('checkbox', { name: 'Documentation' }).uncheck();
    await page.waitForURL((url) => url.search === '?q=customers&ctx=api&ctx=validators');
    await page.reload();
    await waitForResults(page);
    expect(await fieldOf(page).inputValue()).toBe('customers');
    expect(await page.getByRole('checkbox', { name: 'Documentation' }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'API' }).isChecked()).toBe(true);
  });

  test('restores the query after Back from a result', async () => {
    const { page } = await harness.openReady('/search?q=fees');
    await waitForResults(page);
    await fieldOf(page).fill('mpc wallets');
    await page.waitForURL((url) => url.search === '?q=mpc+wallets');
    await resultsOf(page).first().getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/documentation\/mpc_wallets\?_highlight=mpc&_highlight=wallets$/);
    await page.goBack();
    await page.getByRole('heading', { name: 'Search results for "mpc wallets"' }).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('mpc wallets');
  });

  test('restores its scroll position after Back from a result far down', async () => {
    const { page } = await harness.openReady('/search?q=account');
    await waitForResults(page);
    const result = resultsOf(page).nth(30).getByRole('heading').getByRole('link');
    await result.scrollIntoViewIfNeeded();
    await excerptsOf(resultsOf(page).nth(30)).first().waitFor();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(1000);
    await result.click();
    await page.waitForURL(/_highlight=/);
    await page.getByRole('heading', { name: /^Search results/ }).waitFor({ state: 'detached' });
    await page.goBack();
    await waitForResults(page);
    expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(3);
  });

  test('is updated by a search from the navbar', async () => {
    const { page } = await harness.openReady('/search?q=fees');
    await waitForResults(page);
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('customers');
    await box.press('Enter');
    await page.getByRole('heading', { name: 'Search results for "customers"' }).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('customers');
    await page.goBack();
    await page.getByRole('heading', { name: 'Search results for "fees"' }).waitFor();
  });
});

describe('loading the search page', () => {
  test('shows a message, then an error with a retry button, then the results', async () => {
    let fail: () => void = () => undefined;
    const { page } = await harness.openReady('/search?q=fees', {
      prepare: async (page) => {
        const failed = new Promise<void>((resolve) => {
          fail = resolve;
        });
        await page.route(/search-index\.json$/, async (route) => {
          await failed;
          await route.fulfill({ status: 503 });
        });
      },
    });
    await page.getByText('Loading search…').waitFor();
    fail();
    await page.getByText('The search index could not be fetched (503).').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await waitForResults(page);
  });

  test('keeps text typed before the scripts have loaded, and searches for it', async () => {
    let release: () => void = () => undefined;
    const { page } = await harness.open('/search', {
      prepare: async (page) => {
        release = await holdRequests(page, /\.js$/);
      },
    });
    await fieldOf(page).click();
    await page.keyboard.type('fees');
    release();
    await waitForResults(page);
    expect(await fieldOf(page).inputValue()).toBe('fees');
    await page.waitForURL((url) => url.search === '?q=fees');
  });

  test('fetches no search files without a query', async () => {
    const requested: string[] = [];
    const { page } = await harness.openReady('/search', {
      prepare: async (page) => {
        page.on('request', (request) => requested.push(request.url()));
      },
    });
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => /search-index|\.index\.txt|\.store\.json/.test(url))).toEqual(
      [],
    );
  });

  test('without JavaScript says that search needs it, and links to every page', async () => {
    const { page } = await harness.open('/search', { javaScriptEnabled: false });
    const main = page.getByRole('main');
    expect(await main.getByText('Search needs JavaScript').isVisible()).toBe(true);
    const links = await main
      .getByRole('navigation', { name: 'All pages' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const missing = routes()
      .filter((path) => path !== '/search')
      .filter((path) => !links.includes(harness.address(path)));
    expect(missing).toEqual([]);
  });
});

test('typing a long query replaces the history entry at most three times', async () => {
  const { page } = await harness.openReady('/search');
  await waitUntilReady(page);
  await page.evaluate(() => {
    const { replaceState } = history;
    Object.assign(window, { written: 0 });
    history.replaceState = function (...parameters) {
      (window as unknown as { written: number }).written += 1;
      replaceState.apply(history, parameters);
    };
  });
  await fieldOf(page).pressSequentially('stablecoin-based fees of the network');
  await page.waitForURL((url) => url.search.includes('network'));
  expect(
    await page.evaluate(() => (window as unknown as { written: number }).written),
  ).toBeLessThan(4);
  expect(await queryString(page)).toBe('?q=stablecoin-based+fees+of+the+network');
});
