import type { Page } from 'playwright-core';

declare global {
  interface Window {
    backgrounds: string[];
  }
}

/**
 * Records the background colour in each animation frame, once the page has a body.
 *
 * @returns a function that returns the distinct colours of the current page, in order of appearance
 */
export async function recordBackgrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.backgrounds = [];
    const note = (): void => {
      // Without a body the browser paints nothing.
      if (document.body) {
        window.backgrounds.push(getComputedStyle(document.documentElement).backgroundColor);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => [...new Set(window.backgrounds)]);
}
