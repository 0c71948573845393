import { search } from '../../site/search';
import type { QueryResults } from './queryResults';
import { chooseSuggestions, type PageHits } from './suggestions';

/**
 * Maximum number of suggestions until every index has answered; the other places are kept for later
 * results.
 */
const earlySuggestions = 5;

const countHits = (pages: readonly PageHits[]): number =>
  pages.reduce((sum, { hits }) => sum + hits.length, 0);

/**
 * Returns the results to show when more indexes have answered a query: those already shown are
 * unchanged, and other pages follow. Nothing is shown while a better first page may still arrive.
 *
 * @param shown the results shown for the query; undefined if none are
 * @param next the results of all indexes that have loaded
 * @param isComplete whether every index has loaded, or one has failed to load
 */
export function growResults(
  shown: QueryResults | undefined,
  next: QueryResults,
  isComplete: boolean,
): QueryResults {
  const limit = isComplete ? search.suggestions : earlySuggestions;
  if (shown === undefined || shown.pages.length === 0) {
    const pages = isComplete || next.isCertain ? next.pages : [];
    return {
      ...next,
      pages,
      hits: pages.flatMap(({ hits }) => hits),
      suggested: chooseSuggestions(pages, limit),
    };
  }
  const shownPaths = new Set(shown.pages.map(({ path }) => path));
  const suggestedPaths = new Set(shown.suggested.map(({ path }) => path));
  const pages = [...shown.pages, ...next.pages.filter(({ path }) => !shownPaths.has(path))];
  const others = next.pages.filter(({ path }) => !suggestedPaths.has(path));
  const room = Math.max(0, limit - countHits(shown.suggested));
  return {
    ...next,
    pages,
    hits: pages.flatMap(({ hits }) => hits),
    suggested: [...shown.suggested, ...chooseSuggestions(others, room)],
    mark: (text, path) => (shownPaths.has(path) ? shown : next).mark(text, path),
    excerptOf: (texts, hit, pageHits) =>
      (shownPaths.has(hit.path) ? shown : next).excerptOf(texts, hit, pageHits),
  };
}
