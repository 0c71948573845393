import type { Page } from 'playwright-core';
import { progressBar } from '../../../src/app/navigation/progressBar';
import { applyConditions, slow } from '../../../tools/bench/conditions';
import { rpcPath } from '../../routes';
import { holdRequests, useHarness } from '../../support/browser';
import { clickLink, navigateTo, waitForLoad, pathOf, waitForPage } from '../../support/navigate';

jest.setTimeout(120_000);

interface Times {
  readonly clicked: number;
  readonly appeared: number;
  readonly disappeared: number;
}

const harness = useHarness();
const long = `${rpcPath}/getBlock`;
const guide = '/documentation/mpc_wallets';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

describe('on Slow 4G with a slow processor', () => {
  const progress = '[role="progressbar"]';

  const watchBar = (page: Page): Promise<unknown> =>
    page.evaluate((selector) => {
      const times = { clicked: 0, appeared: 0, disappeared: 0 };
      Object.assign(window, { times });
      addEventListener('click', () => (times.clicked ||= performance.now()), true);
      new MutationObserver(() => {
        const isThere = document.querySelector(selector) !== null;
        if (isThere) times.appeared ||= performance.now();
        else if (times.appeared > 0) times.disappeared ||= performance.now();
      }).observe(document.body, { childList: true, subtree: true });
    }, progress);

  test('the progress bar appears 200 ms after the click at the earliest, and disappears again', async () => {
    const { page } = await harness.openReady(guide);
    await page.waitForLoadState('networkidle');
    await applyConditions(page, slow);
    await watchBar(page);
    await navigateTo(harness, page, long);
    await page.waitForFunction(() => (window as unknown as { times: Times }).times.disappeared > 0);
    const times = await page.evaluate(() => (window as unknown as { times: Times }).times);
    expect(times.appeared - times.clicked).toBeGreaterThanOrEqual(progressBar.delay);
    expect(times.disappeared).toBeGreaterThan(times.appeared);
    expect(await page.locator(progress).count()).toBe(0);
  });

  test('two quick clicks open the second page and add one history entry', async () => {
    const { page } = await harness.openReady(guide);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    // Holds back the first page until the second is shown.
    const release = await holdRequests(page, /getBlock\/page-data\.json/);
    await applyConditions(page, slow);
    const before = await historyLength(page);
    await clickLink(page, pathOf(harness, long));
    await navigateTo(harness, page, '/regions');
    await page.locator(progress).waitFor({ state: 'detached' });
    release();
    await waitForLoad(page, pathOf(harness, long));
    expect(page.url()).toBe(harness.address('/regions'));
    expect(await historyLength(page)).toBe(before + 1);
    await page.goBack();
    await waitForPage(harness, page, guide);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('two completed navigations add two history entries, and Back leads through them to the first page', async () => {
    const { page } = await harness.openReady(guide);
    await applyConditions(page, slow);
    const before = await historyLength(page);
    for (const path of [long, '/regions']) {
      await navigateTo(harness, page, path);
    }
    expect(await historyLength(page)).toBe(before + 2);
    for (const path of [long, guide]) {
      await page.goBack();
      await waitForPage(harness, page, path);
    }
  });
});
