import type { Browser, Page } from 'playwright-core';
import { openSettledPage, type Conditions } from './conditions';

const queries = [
  'balance',
  'getTokenAccountsByOwner',
  'block height',
  'how do I add a customer',
  'acount info',
  '-32007',
  'stablecoin fees',
  'fiat_to',
];

/** Durations are in milliseconds. */
interface Timing {
  /** From the click on the search box to the first result. */
  readonly cold: number;
  /** From a keystroke to the first result, with search loaded. */
  readonly warm: number;
  /** From each keystroke to the end of the frame that shows its results. */
  readonly keys: readonly number[];
  /** Growth of the JavaScript heap during the first search, in megabytes. */
  readonly heap: number;
}

/**
 * Runs in the page: measures the time from the next input to the end of the frame with its results.
 *
 * @param first whether to wait for the first suggestion; later results appear in the next frame
 */
function timeNextInput(first: boolean): void {
  const isAnswered = (): boolean => !first || document.querySelector('[role=option]') !== null;
  const timed = new Promise<number>((resolve) => {
    const check = (start: number): void => {
      if (!isAnswered()) {
        requestAnimationFrame(() => check(start));
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    };
    const begin = ({ timeStamp }: Event): void => {
      requestAnimationFrame(() => check(timeStamp));
    };
    addEventListener('input', begin, { once: true, capture: true });
  });
  Object.assign(window, { timed });
}

const timeOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { timed: Promise<number> }).timed);

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Opens search on a page, types some queries key by key, and measures times and memory. */
export async function measureSearch(
  browser: Browser,
  address: string,
  conditions: Conditions,
): Promise<Timing> {
  const { context, page, waitUntilIdle } = await openSettledPage(browser, address, conditions);
  try {
    const before = await heapOf(page);

    const box = page.getByRole('combobox', { name: 'Search' });
    const press = async (key: string, first = false): Promise<number> => {
      await page.evaluate(timeNextInput, first);
      await page.keyboard.press(key);
      return timeOf(page);
    };
    const start = Date.now();
    await box.click();
    await press('b', true);
    const cold = Date.now() - start;
    await waitUntilIdle();
    const heap = (await heapOf(page)) - before;
    await page.keyboard.press('Backspace');
    const warm = await press('b', true);

    const keys: number[] = [];
    for (const text of queries) {
      await box.fill('');
      for (const key of text) keys.push(await press(key === ' ' ? 'Space' : key));
    }
    return { cold, warm, keys, heap };
  } finally {
    await context.close();
  }
}
