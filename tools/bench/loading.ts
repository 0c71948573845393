import type { Browser } from 'playwright-core';
import { applyConditions, watchRequests, type Conditions } from './conditions';

/** Metrics of a first view with an empty cache. */
export interface Loading {
  /** Milliseconds from navigation start until the app is ready. */
  readonly ready: number;
  readonly layoutShift: number;
  readonly requestsBeforeLoad: number;
}

/** Runs in the page: adds up its layout shifts. */
function observeShifts(): void {
  const metrics = { shift: 0 };
  Object.assign(window, { metrics });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      metrics.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
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
    let requestsBeforeLoad = 0;
    let loaded = false;
    page.on('load', () => (loaded = true));
    session.on('Network.loadingFinished', () => {
      if (!loaded) requestsBeforeLoad += 1;
    });
    await page.addInitScript(observeShifts);
    await page.goto(address);
    await page.waitForSelector('html[data-app="ready"]', { state: 'attached' });
    const ready = await page.evaluate(() => performance.now());
    await waitUntilIdle();
    const layoutShift = await page.evaluate(
      () => (window as unknown as { metrics: { shift: number } }).metrics.shift,
    );
    return { ready, layoutShift, requestsBeforeLoad };
  } finally {
    await context.close();
  }
}
