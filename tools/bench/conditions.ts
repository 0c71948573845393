import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** The network and CPU to emulate. */
export interface Conditions {
  readonly name: string;
  /** Latency in milliseconds, throughput in bytes per second; undefined for no throttling. */
  readonly network?: {
    readonly latency: number;
    readonly download: number;
    readonly upload: number;
  };
  /** CPU slowdown factor. */
  readonly slowdown?: number;
}

/**
 * Lighthouse's "Slow 4G", applied with the browser's own throttling, and the CPU of a mid-range
 * phone.
 */
export const slow: Conditions = {
  name: 'Slow 4G, processor 4 × slower',
  network: { latency: 562.5, download: 180_000, upload: 84_375 },
  slowdown: 4,
};

/** The CPU of a mid-range phone on a fast network. */
export const slowProcessor: Conditions = { name: 'processor 4 × slower', slowdown: 4 };

export const fast: Conditions = { name: 'unthrottled' };

/** Applies the conditions to a page and returns the DevTools session. */
export async function applyConditions(page: Page, conditions: Conditions): Promise<CDPSession> {
  // tsx wraps functions in this helper, including those that run in the page.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (conditions.network) {
    const { latency, download, upload } = conditions.network;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: download,
      uploadThroughput: upload,
    });
  }
  if (conditions.slowdown !== undefined) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
  }
  return session;
}

/**
 * Tracks a page's requests.
 *
 * @returns a function that waits until no request has been in progress for half a second
 */
export function watchRequests(page: Page): () => Promise<void> {
  const quietTime = 500;
  let running = 0;
  let changed = Date.now();
  const track = (by: number) => (): void => {
    running += by;
    changed = Date.now();
  };
  page.on('request', track(1));
  page.on('requestfinished', track(-1));
  page.on('requestfailed', track(-1));
  return async () => {
    changed = Date.now();
    while (running > 0 || Date.now() - changed < quietTime) await page.waitForTimeout(50);
  };
}

/** Opens a page in a new context, and waits until the app is ready and the network idle. */
export async function openSettledPage(
  browser: Browser,
  address: string,
  conditions: Conditions,
): Promise<{ context: BrowserContext; page: Page; waitUntilIdle: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await applyConditions(page, conditions);
  const waitUntilIdle = watchRequests(page);
  await page.goto(address);
  await page.waitForSelector('html[data-app="ready"]', { state: 'attached' });
  await waitUntilIdle();
  return { context, page, waitUntilIdle };
}

/** Returns a percentile of some values: the 95th if `share` is 0.95. NaN if there are no values. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? NaN;

/**
 * Returns the median; for an even number of values, the higher of the middle two. NaN for an empty
 * list.
 */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
