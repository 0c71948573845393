import type { Page, Request } from 'playwright-core';
import { countLoads, useFaultyHarness } from '../../support/faults';
import { clickLink, navigateTo, pathOf, waitForPage } from '../../support/navigate';
import { waitForFrames, holdRequests, waitUntilReady } from '../../support/browser';

jest.setTimeout(60_000);

const harness = useFaultyHarness();
const start = '/documentation/mpc_wallets';
const before = '/regions';
const last = '/architecture';
const scripts = /\.js$/;
const data = /\/page-data\/regions\/page-data\.json/;

const hashOf = (page: Page): Promise<string> =>
  page
    .locator('main h2[id]')
    .last()
    .evaluate((heading) => `#${heading.id}`);

/**
 * Visits several pages and reloads the last one, so that the reloaded app does not know the earlier
 * history entries.
 *
 * @returns the page and the address of the previous entry, with its hash
 */
async function openWithHistory(): Promise<{ page: Page; address: string }> {
  const { page } = await harness.openReady(start);
  await navigateTo(harness, page, before);
  const address = `${before}${await hashOf(page)}`;
  await clickLink(page, pathOf(harness, address));
  await page.waitForURL(harness.address(address));
  await page.waitForFunction(() => window.scrollY > 0);
  await waitForFrames(page);
  await navigateTo(harness, page, last);
  await page.reload();
  await waitUntilReady(page);
  return { page, address };
}

test.each(['slow', 'missing'] as const)(
  'Back loads the previous page while the scripts are %s',
  async (kind) => {
    const { page, address } = await openWithHistory();
    // Intercepts the requests in the browser: it has cached the scripts, so the host would not
    // receive any.
    let release = (): unknown => page.unroute(scripts);
    if (kind === 'slow') release = await holdRequests(page, scripts);
    else await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await page.waitForFunction(() => document.readyState === 'complete');
    const loads = countLoads(page);
    await page.evaluate(() => history.back());
    await waitForPage(harness, page, address);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Region coverage');
    expect(loads()).toBe(1);
    release();
    await page.reload();
    await waitUntilReady(page);
    await waitForPage(harness, page, address);
  },
);

const isDataRequest = (request: Request): boolean => data.test(request.url());

test.each(['requestfinished', 'requestfailed'])(
  'a page requested by Back is not rendered after the reader has moved on (%s)',
  async (outcome) => {
    const { page } = await openWithHistory();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(data, async (route) => {
      await answered;
      if (outcome === 'requestfinished') await route.continue();
      else await route.abort();
    });
    const requested = page.waitForRequest(data);
    await page.goBack({ waitUntil: 'commit' });
    await requested;
    await page.goForward({ waitUntil: 'commit' });
    await page.waitForURL(harness.address(last));
    const loads = countLoads(page);
    const ended =
      outcome === 'requestfinished'
        ? page.waitForEvent('requestfinished', isDataRequest)
        : page.waitForEvent('requestfailed', isDataRequest);
    answer();
    await ended;
    await navigateTo(harness, page, start);
    await page.goBack();
    await waitForPage(harness, page, last);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Architecture');
    expect(loads()).toBe(0);
  },
);

test('if the data of a page fails to load, Back loads the page in full at its old position, and Forward returns', async () => {
  const { page, address } = await openWithHistory();
  harness.server().fail({ path: data, kind: 'error' });
  const loads = countLoads(page);
  await page.goBack({ waitUntil: 'commit' });
  await waitForPage(harness, page, address);
  await page.waitForFunction(() => window.scrollY > 0);
  expect(loads()).toBe(1);
  harness.server().heal();
  await page.goForward();
  await waitForPage(harness, page, last);
});
