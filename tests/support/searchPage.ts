import type { Locator, Page } from 'playwright-core';

export const fieldOf = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Words to search for' });

export const resultsOf = (page: Page): Locator => page.locator('main ol > li');

/** Locates the excerpts that have loaded. */
export const excerptsOf = (results: Locator): Locator =>
  results.locator('p[class*="excerpt"]:not(:empty)');

export const statusOf = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** Waits until the page says how many documents it has found. */
export const waitForResults = (page: Page): Promise<void> =>
  statusOf(page)
    .filter({ hasText: /found$/ })
    .waitFor();
