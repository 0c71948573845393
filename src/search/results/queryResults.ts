import { search, type SearchTexts } from '../../site/search';
import type { SearchHit } from '../index/searchHit';
import type { SiteIndex } from '../rank/siteIndex';
import { markWords, type Piece } from '../excerpt/excerpt';
import { hitExcerpt, type HitExcerpt } from '../excerpt/hitExcerpt';
import { chooseSuggestions, groupByPage, type PageHits } from './suggestions';

export interface QueryResults {
  readonly query: string;
  /** Grouped by page; pages, and the hits of each page, are sorted best first. */
  readonly hits: readonly SearchHit[];
  readonly pages: readonly PageHits[];
  readonly suggested: readonly PageHits[];
  /** Whether the first page can be shown before other indexes have loaded. */
  readonly isCertain: boolean;
  readonly titleOf: (path: string) => string;
  /**
   * Words to mark on an opened page: each term as typed or, if the site has only other words for
   * it, the nearest of these.
   */
  readonly words: readonly string[];
  /** Marks the words that match the query in a text from the page at `path`. */
  readonly mark: (text: string, path: string) => Piece[];
  /**
   * Returns the excerpt for a hit in body text, taken from the texts of its page; undefined if all
   * sections that match the query have hits of their own.
   */
  readonly excerptOf: (
    texts: SearchTexts,
    hit: SearchHit,
    pageHits: readonly SearchHit[],
  ) => HitExcerpt | undefined;
}

/** Prepares the hits of a query for display. */
export function toQueryResults(
  index: SiteIndex,
  query: string,
  hits: readonly SearchHit[],
): QueryResults {
  const pages = groupByPage(hits);
  const isMarked = index.createMatcher(query);
  return {
    query,
    hits,
    pages,
    suggested: chooseSuggestions(pages, search.suggestions),
    isCertain: index.isCertain(query),
    titleOf: (path) => index.titleOf(path),
    words: index.marksOf(query),
    mark: (text) => markWords(text, isMarked),
    excerptOf: (texts, hit, pageHits) =>
      hitExcerpt(texts, hit, pageHits, isMarked, search.contextLength),
  };
}
