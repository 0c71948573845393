import type { Locator, Page } from 'playwright-core';
import { waitForIndexes, type Harness, type Visit } from './browser';

export const boxOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });

export const optionsOf = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

export const isFocused = (page: Page): Promise<boolean> =>
  boxOf(page).evaluate((input) => input === document.activeElement);

/** Types a query and waits until there are suggestions. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  await boxOf(page).fill(query);
  await optionsOf(page).first().waitFor();
}

/** Opens a page, waits for all search indexes, and types a query. */
export async function openAndTypeQuery(
  harness: Harness,
  path: string,
  query: string,
): Promise<Visit> {
  const visit = await harness.openReady(path);
  // Loads all indexes before the query: results from the first indexes would stay above all others.
  await boxOf(visit.page).fill('a');
  await waitForIndexes(visit.page);
  await visit.page.getByRole('option').first().waitFor();
  await typeQuery(visit.page, query);
  return visit;
}
