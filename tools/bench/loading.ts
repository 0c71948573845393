import type { Browser } from 'playwright-core';
import { applyConditions, watchRequests, type Conditions } from './conditions';

/**
 * Metrics of a first view with an empty cache. Times are in milliseconds and, except for
 * `blocking`, since navigation start.
 */
export interface Loading {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /**
   * Total blocking time: the time of tasks beyond 50 ms each, from first paint until the app is
   * ready.
   */
  readonly blocking: number;
  readonly ready: number;
  readonly layoutShift: number;
  /** Bytes transferred, headers included, and requests: before the load event and in total. */
  readonly bytesBeforeLoad: number;
  readonly bytes: number;
  readonly requestsBeforeLoad: number;
  readonly requests: number;
}

/** Runs in the page: records the largest paint, long tasks and layout shifts. */
function observe(): void {
  const metrics = { largest: 0, shift: 0, tasks: [] as { start: number; duration: number }[] };
  Object.assign(window, { metrics });
  const observeEntries = (
    type: string,
    handle: (entry: PerformanceEntry & { value?: number }) => void,
  ): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(handle);
    }).observe({ type, buffered: true });
  };
  observeEntries('largest-contentful-paint', ({ startTime }) => (metrics.largest = startTime));
  observeEntries('layout-shift', ({ value = 0 }) => (metrics.shift += value));
  observeEntries('longtask', ({ startTime, duration }) =>
    metrics.tasks.push({ start: startTime, duration }),
  );
}

/** Opens a page once, with an empty cache, and measures its first view. */
export async function measureLoading(
  browser: Browser,
  address: string,
  conditions: Conditions,
  viewport: { width: number; height: number },
): Promise<Loading> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const session = await applyConditions(page, conditions);
    const waitUntilIdle = watchRequests(page);
    const transfers: { bytes: number; beforeLoad: boolean }[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transfers.push({ bytes: encodedDataLength, beforeLoad: !loaded });
    });
    await page.addInitScript(observe);
    await page.goto(address);
    await page.waitForSelector('html[data-app="ready"]', { state: 'attached' });
    const ready = await page.evaluate(() => performance.now());
    await waitUntilIdle();

    const { firstPaint, metrics } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      metrics: (
        window as unknown as {
          metrics: { largest: number; shift: number; tasks: { start: number; duration: number }[] };
        }
      ).metrics,
    }));
    const beforeLoad = transfers.filter((transfer) => transfer.beforeLoad);
    const bytesOf = (list: readonly { bytes: number }[]): number =>
      list.reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      firstPaint,
      largestPaint: metrics.largest,
      blocking: metrics.tasks
        .filter(({ start }) => start >= firstPaint && start <= ready)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
      ready,
      layoutShift: metrics.shift,
      bytesBeforeLoad: bytesOf(beforeLoad),
      bytes: bytesOf(transfers),
      requestsBeforeLoad: beforeLoad.length,
      requests: transfers.length,
    };
  } finally {
    await context.close();
  }
}
