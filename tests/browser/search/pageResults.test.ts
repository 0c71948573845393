import { useHarness } from '../../support/browser';
import { excerptsOf, fieldOf, waitForResults, resultsOf, statusOf } from '../../support/searchPage';

jest.setTimeout(60_000);

const harness = useHarness();

describe('results', () => {
  test('are pages with breadcrumbs, sections and excerpts', async () => {
    const { page } = await harness.openReady('/search?q=getBalance+commitment');
    await waitForResults(page);
    const first = resultsOf(page).first();
    expect(await first.getByRole('heading').innerText()).toBe('getBalance');
    expect(await first.innerText()).toContain('Validators / RPC methods');
    expect(await first.getByRole('listitem').count()).toBeGreaterThan(0);
    await page.locator('main ol p mark').first().waitFor();
  });

  test('are as many as the count shown', async () => {
    const { page } = await harness.openReady('/search?q=fees');
    await waitForResults(page);
    const count = Number.parseInt(await statusOf(page).innerText(), 10);
    const more = page.getByRole('button', { name: 'Show more results' });
    while (await more.isVisible()) await more.click();
    expect(await resultsOf(page).count()).toBe(count);
    await fieldOf(page).fill('qqzzxx');
    await page.getByText('No results', { exact: true }).waitFor();
    expect(await resultsOf(page).count()).toBe(0);
  });

  test('of a search in one context come only from that context', async () => {
    const { page } = await harness.openReady('/search?q=balance&ctx=validators');
    await waitForResults(page);
    const paths = await resultsOf(page)
      .locator('h2 a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(paths.filter((path) => !path.includes('/validators'))).toEqual([]);
  });

  test('leave out a context that the reader unchecks', async () => {
    const { page } = await harness.openReady('/search?q=fees');
    await waitForResults(page);
    const methods = resultsOf(page).locator('h2 a[href*="/rpc/"]');
    expect(await methods.count()).toBeGreaterThan(0);
    const before = await statusOf(page).innerText();
    await page.getByRole('checkbox', { name: 'Validators' }).click();
    await page.waitForFunction(
      (text) => document.querySelector('main [role="status"]')?.textContent !== text,
      before,
    );
    expect(await methods.count()).toBe(0);
  });

  test('fetch their texts only when near the viewport', async () => {
    const texts: string[] = [];
    const { page } = await harness.openReady('/search?q=account', {
      prepare: async (page) => {
        page.on('request', (request) => {
          if (request.url().includes('/search-texts/')) texts.push(request.url());
        });
      },
    });
    await waitForResults(page);
    await excerptsOf(resultsOf(page)).first().waitFor();
    expect(texts.length).toBeLessThan(await resultsOf(page).count());
    const further = page.waitForRequest(/search-texts/);
    await resultsOf(page).last().scrollIntoViewIfNeeded();
    await further;
  });
});

test('the search page shows markup in its address as text', async () => {
  const { page, errors } = await harness.openReady(
    `/search?q=${encodeURIComponent('<svg onload=alert(1)>')}&ctx=${encodeURIComponent('<b>')}`,
  );
  await page.getByRole('heading', { name: 'Search results for "<svg onload=alert(1)>"' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('"<b>"');
  expect(await page.locator('main svg, main b').count()).toBe(0);
  expect(errors).toEqual([]);
});
