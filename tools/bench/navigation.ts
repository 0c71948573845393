import type { Browser } from 'playwright-core';
import { openSettledPage, type Conditions } from './conditions';

const links = 'nav[aria-label="Docs sidebar"] a:not([aria-current])';

/** Runs in the page: measures the time from the next click to the frame with the next page. */
function timeNextClick(): void {
  // Tells pages apart by the sidebar, which updates with the page; two pages may have the same
  // heading.
  const currentLink = (): string | null | undefined =>
    [...document.querySelectorAll('nav[aria-label="Docs sidebar"] a[aria-current="page"]')]
      .at(-1)
      ?.getAttribute('href');
  const before = currentLink();
  const timed = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      () => {
        const start = performance.now();
        const check = (): void => {
          if (currentLink() === before || currentLink() === undefined) requestAnimationFrame(check);
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        requestAnimationFrame(check);
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { timed });
}

/**
 * Clicks links in the sidebar, one after another, and measures each navigation.
 *
 * @returns milliseconds from each click until the next page is shown
 * @throws Error if a click causes a full page load
 */
export async function measureNavigation(
  browser: Browser,
  address: string,
  conditions: Conditions,
  clicks: number,
): Promise<number[]> {
  const { context, page, waitUntilIdle } = await openSettledPage(browser, address, conditions);
  try {
    const times: number[] = [];
    for (let click = 0; click < clicks; click += 1) {
      const visible = page.locator(links).locator('visible=true');
      const link = visible.nth((click * 7) % (await visible.count()));
      await link.scrollIntoViewIfNeeded();
      // Links in view or under the pointer may be prefetched, as they are for readers.
      await link.hover();
      await waitUntilIdle();
      await page.evaluate(timeNextClick);
      await link.click();
      const time = await page.evaluate(() => (window as { timed?: Promise<number> }).timed);
      if (time === undefined) throw new Error(`A click caused a full load of ${page.url()}.`);
      times.push(time);
      await waitUntilIdle();
    }
    return times;
  } finally {
    await context.close();
  }
}
