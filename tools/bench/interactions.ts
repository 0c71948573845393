import type { Browser, Page } from 'playwright-core';
import { median, openSettledPage, type Conditions } from './conditions';

const sidebar = 'nav[aria-label="Docs sidebar"]';

const interactions: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['opening search', (page) => page.getByRole('combobox', { name: 'Search' }).click()],
  ['a keystroke in search', (page) => page.keyboard.press('b')],
  ['the theme toggle', (page) => page.getByRole('button', { name: /^Switch between/ }).click()],
  [
    'a sidebar category',
    (page) =>
      page
        .locator(`${sidebar} :is(summary, button[aria-expanded])`)
        .locator('visible=true')
        .first()
        .click(),
  ],
  [
    'navigation',
    (page) =>
      page.locator(`${sidebar} a:not([aria-current])`).locator('visible=true').first().click(),
  ],
];

/** Duration of the shortest event that browsers report, in milliseconds. */
const minDuration = 16;

/**
 * Runs in the page: records the duration of each interaction's events, from input to next paint.
 */
function observeEvents(threshold: number): void {
  const events: number[] = [];
  Object.assign(window, { events });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
        events.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit);
}

/** Runs in the page: returns the longest recorded duration, and clears the record. */
const takeLongest = (): number =>
  Math.max(0, ...(window as unknown as { events: number[] }).events.splice(0));

/**
 * Measures interaction to next paint for a reader's first actions on a page.
 *
 * @param runs number of runs, each in a new context
 * @returns median milliseconds by interaction; 16 means 16 or less
 */
export async function measureInteractions(
  browser: Browser,
  address: string,
  conditions: Conditions,
  runs: number,
): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    const { context, page, waitUntilIdle } = await openSettledPage(browser, address, conditions);
    try {
      await page.evaluate(observeEvents, minDuration);
      for (const [name, act] of interactions) {
        await act(page);
        await waitUntilIdle();
        const time = Math.max(minDuration, await page.evaluate(takeLongest));
        times.set(name, [...(times.get(name) ?? []), time]);
        if (name === 'a keystroke in search') {
          await page.keyboard.press('Escape');
          await waitUntilIdle();
          await page.evaluate(takeLongest);
        }
      }
    } finally {
      await context.close();
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}
