import type { Page } from 'playwright-core';

/** Returns the sum of all layout shifts since navigation started, even those after input. */
export function totalShift(page: Page): Promise<number> {
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
        // Every document has a navigation entry, so the observer is called even if nothing has
        // shifted.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
}
