import { search, type SearchTexts } from '../../site/search';
import type { SearchHit } from '../index/searchHit';
import type { SiteIndex } from '../rank/siteIndex';
import { markWords, type Piece } from '../excerpt/excerpt';
import { hitExcerpt, type HitExcerpt } from '../excerpt/hitExcerpt';
import { chooseSuggestions, groupByPage, type PageHits } from './suggestions';

/** What a query finds. */
export interface QueryResults {
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
  /** Marks the words of a text that match the query. */
  readonly mark: (text: string) => Piece[];
  /** Cuts a body's excerpt from the texts of its page; undefined if they do not match the query. */
  readonly excerptOf: (
    texts: SearchTexts,
    hit: SearchHit,
    others: readonly SearchHit[],
  ) => HitExcerpt | undefined;
}

/** What an index has found for a query, with all that is needed to show it. */
export function toQueryResults(
  index: SiteIndex,
  query: string,
  hits: readonly SearchHit[],
): QueryResults {
  const pages = groupByPage(hits);
  const isMarked = index.matcherOf(query);
  return {
    query,
    hits,
    pages,
    suggested: chooseSuggestions(pages, search.suggestions),
    titleOf: (path) => index.titleOf(path),
    words: index.marksOf(query),
    mark: (text) => markWords(text, isMarked),
    excerptOf: (texts, hit, others) =>
      hitExcerpt(texts, hit, others, isMarked, search.contextLength),
  };
}
