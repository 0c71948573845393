import { search } from '../../site/search';
import { replaceParameters } from '../replaceParameters';

const { highlight: name } = search.parameters;

/**
 * Limits for handmade addresses, which must not slow the page down; search links have few terms.
 */
const maxTerms = 32;
const maxTermLength = 200;

/**
 * Returns the terms that a query asks to mark, in order and without duplicates. Skips terms longer
 * than 200 characters, and those after the 32nd.
 *
 * @param query with its `?`, or ''
 */
export function highlightTerms(query: string): string[] {
  const terms = new URLSearchParams(query).getAll(name).map((term) => term.trim());
  const usable = terms.filter((term) => term !== '' && term.length <= maxTermLength);
  return [...new Set(usable)].slice(0, maxTerms);
}

/** Returns the query without the terms to mark; other parameters stay as written. */
export function withoutHighlight(query: string): string {
  return replaceParameters(query, [name]);
}
