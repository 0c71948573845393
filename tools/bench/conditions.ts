import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Network and processor a reader may have. */
export interface Conditions {
  readonly name: string;
  /** Milliseconds a request waits, and bytes a second; none: as fast as the machine is. */
  readonly network?: {
    readonly latency: number;
    readonly download: number;
    readonly upload: number;
  };
  /** How many times slower the processor is. */
  readonly slowdown?: number;
}

/** Lighthouse's "Slow 4G" as applied by the browser, and its processor of a mid-range phone. */
export const slow: Conditions = {
  name: 'Slow 4G, processor 4 × slower',
  network: { latency: 562.5, download: 180_000, upload: 84_375 },
  slowdown: 4,
};

export const fast: Conditions = { name: 'unthrottled' };

/** Puts a page under the conditions, and hands out the session that does it. */
export async function applyConditions(page: Page, conditions: Conditions): Promise<CDPSession> {
  // tsx wraps functions in this helper, those that run in the page included.
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
 * Follows a page's requests.
 *
 * @returns a function that resolves once none has been under way for a while
 */
export function watchRequests(page: Page): () => Promise<void> {
  const quietTime = 500;
  let running = 0;
  let changed = Date.now();
  const count = (by: number) => (): void => {
    running += by;
    changed = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    changed = Date.now();
    while (running > 0 || Date.now() - changed < quietTime) await page.waitForTimeout(50);
  };
}

/** Opens a page in a context of its own, and waits until the app is there and the line is quiet. */
export async function openQuietly(
  browser: Browser,
  address: string,
  conditions: Conditions,
): Promise<{ context: BrowserContext; page: Page; quiet: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await applyConditions(page, conditions);
  const quiet = watchRequests(page);
  await page.goto(address);
  await page.waitForSelector('html[data-app="ready"]', { state: 'attached' });
  await quiet();
  return { context, page, quiet };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
