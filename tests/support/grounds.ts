import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The page’s ground before each frame so far. */
    grounds: string[];
  }
}

/**
 * Notes the page's ground before each frame, from the first one on, of every page opened.
 *
 * @returns gives the distinct grounds of the page shown, in the order of their appearance
 */
export async function recordGrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.grounds = [];
    const note = (): void => {
      // Before there is a body the browser paints nothing.
      if (document.body) {
        window.grounds.push(getComputedStyle(document.documentElement).backgroundColor);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => [...new Set(window.grounds)]);
}
