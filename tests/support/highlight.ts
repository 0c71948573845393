import type { Locator, Page } from 'playwright-core';
import { search } from '../../src/site/search';

/** Returns a path with a query string that makes the page mark the terms. */
export const withHighlight = (path: string, ...terms: string[]): string => {
  const parameters = new URLSearchParams(terms.map((term) => [search.parameters.highlight, term]));
  return `${path}?${parameters}`;
};

export const marks = (page: Page): Locator => page.locator('mark');

export const clearButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Clear highlights' });

export const markedTexts = async (page: Page): Promise<string[]> => marks(page).allTextContents();
