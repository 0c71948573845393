import type { Browser } from 'playwright-core';
import { openQuietly, type Conditions } from './conditions';

const links = 'nav[aria-label="Docs sidebar"] a:not([aria-current])';

/** Runs in the page: measures the time from the next click to the frame with the new heading. */
function timeNextClick(): void {
  // Page and sidebar update together; two pages may have the same heading.
  const shown = (): string | null | undefined =>
    [...document.querySelectorAll('nav[aria-label="Docs sidebar"] a[aria-current="page"]')]
      .at(-1)
      ?.getAttribute('href');
  const before = shown();
  const timed = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      () => {
        const start = performance.now();
        const look = (): void => {
          if (shown() === before || shown() === undefined) requestAnimationFrame(look);
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
 * Clicks through the sidebar's links.
 *
 * @returns milliseconds from each click to the next page's heading
 * @throws Error if a click causes a full page load
 */
export async function measureNavigation(
  browser: Browser,
  address: string,
  conditions: Conditions,
  clicks: number,
): Promise<number[]> {
  const { context, page, quiet } = await openQuietly(browser, address, conditions);
  try {
    const times: number[] = [];
    for (let click = 0; click < clicks; click += 1) {
      const visible = page.locator(links).locator('visible=true');
      const link = visible.nth((click * 7) % (await visible.count()));
      await link.scrollIntoViewIfNeeded();
      // Links in view or under the pointer may be prefetched, as they are for readers.
      await link.hover();
      await quiet();
      await page.evaluate(timeNextClick);
      await link.click();
      const time = await page.evaluate(() => (window as { timed?: Promise<number> }).timed);
      if (time === undefined) throw new Error(`A click on ${page.url()} caused a full page load`);
      times.push(time);
      await quiet();
    }
    return times;
  } finally {
    await context.close();
  }
}
