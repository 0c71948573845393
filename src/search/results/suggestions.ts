import { groupBy } from '../../shared/groupBy';
import type { SearchHit } from '../index/searchHit';

/** The hits of a page, best first. */
export interface PageHits {
  /** Canonical path without the site's prefix. */
  readonly path: string;
  readonly hits: readonly SearchHit[];
}

/** Groups hits by page, in the order of the first hit of each page. */
export function groupByPage(hits: readonly SearchHit[]): PageHits[] {
  return [...groupBy(hits, ({ path }) => path)].map(([path, pageHits]) => ({
    path,
    hits: pageHits,
  }));
}

/**
 * Chooses suggestions: the best hit of each page and, if there are fewer pages than `limit`,
 * further hits of the first pages.
 *
 * @param limit maximum number of hits
 */
export function chooseSuggestions(pages: readonly PageHits[], limit: number): PageHits[] {
  const chosen = pages.slice(0, limit);
  let free = limit - chosen.length;
  return chosen.map(({ path, hits }) => {
    const further = Math.min(free, hits.length - 1);
    free -= further;
    return { path, hits: hits.slice(0, 1 + further) };
  });
}
