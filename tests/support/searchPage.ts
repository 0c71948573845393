import type { Locator, Page } from 'playwright-core';

/** Locates the field for the query. */
export const fieldOf = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Words to search for' });

/** Locates the results. */
export const resultsOf = (page: Page): Locator => page.locator('main ol > li');

/** Locates the excerpts that have loaded. */
export const excerptsOf = (results: Locator): Locator =>
  results.locator('p[class*="excerpt"]:not(:empty)');

/** Locates the line that says how many documents were found. */
export const statusOf = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** Waits until the page says how many documents it has found. */
export const waitForResults = (page: Page): Promise<void> =>
  statusOf(page)
    .filter({ hasText: /found$/ })
    .waitFor();
