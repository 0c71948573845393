import type { Page } from 'playwright-core';

/** The sum of layout shifts since the page began to load, the reader's own doing included. */
export function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const values = list
            .getEntriesByType('layout-shift')
            .map((entry) => (entry as PerformanceEntry & { readonly value: number }).value);
          resolve(values.reduce((sum, value) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always one of these, so that the observer is called where nothing shifted.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
}
