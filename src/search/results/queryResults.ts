import { search } from '../../site/search';
import type { SearchHit } from '../index/searchHit';
import type { SiteIndex } from '../rank';
import { markingOf, type Marking } from '../excerpt/marking';
import { chooseSuggestions, groupByPage, type PageHits } from './suggestions';

/** What a query finds. */
export interface QueryResults extends Marking {
  readonly query: string;
  /** Page after page, the best first, and so within each page. */
  readonly hits: readonly SearchHit[];
  /** The same by page, and what of it the search box suggests. */
  readonly pages: readonly PageHits[];
  readonly suggested: readonly PageHits[];
  /** The title of a hit's page, by its path. */
  readonly titleOf: (path: string) => string;
  /** What the page of a hit is to mark: each term as typed, or as corrected. */
  readonly words: readonly string[];
}

/** What an index has found for a query, with all that is needed to show it. */
export function toQueryResults(
  index: SiteIndex,
  query: string,
  hits: readonly SearchHit[],
): QueryResults {
  const pages = groupByPage(hits);
  return {
    query,
    hits,
    pages,
    suggested: chooseSuggestions(pages, search.suggestions),
    ...markingOf(index.matcherOf(query)),
    titleOf: (path) => index.titleOf(path),
    words: index.marksOf(query),
  };
}
