import type { Browser } from 'playwright-core';
import { applyConditions, type Conditions } from './conditions';

const links = 'nav[aria-label="Docs sidebar"] a:not([aria-current])';

/** Runs in the page: after the next click, resolves with the time to the frame that shows a new h1. */
function timeNextClick(): void {
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  const before = heading();
  const timed = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      () => {
        const start = performance.now();
        const look = (): void => {
          if (heading() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { timed });
}

/**
 * Clicks on links of the sidebar, one page after another.
 *
 * @returns milliseconds from each click to the next page's heading
 * @throws Error if a click loads a page instead of navigating within the app
 */
export async function measureNavigation(
  browser: Browser,
  address: string,
  conditions: Conditions,
  clicks: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await applyConditions(page, conditions);
    await page.goto(address);
    await page.waitForSelector('html[data-app="ready"]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let click = 0; click < clicks; click += 1) {
      const visible = page.locator(links).locator('visible=true');
      const link = visible.nth((click * 7) % (await visible.count()));
      await link.scrollIntoViewIfNeeded();
      // What is in view or under the pointer may be prefetched, as it would be for a reader.
      await link.hover();
      await page.waitForLoadState('networkidle');
      await page.evaluate(timeNextClick);
      await link.click();
      times.push(
        await page.evaluate(() => (window as unknown as { timed: Promise<number> }).timed),
      );
      await page.waitForLoadState('networkidle');
    }
    return times;
  } finally {
    await context.close();
  }
}
