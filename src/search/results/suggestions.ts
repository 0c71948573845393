import type { SearchHit } from '../index/searchHit';

/** A page and what was found in it, the best first. */
export interface PageHits {
  /** Canonical path without the site's prefix. */
  readonly path: string;
  readonly hits: readonly SearchHit[];
}

/** Hits as pages, in the order of each page's first hit. */
export function groupByPage(hits: readonly SearchHit[]): PageHits[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = pages.get(hit.path);
    if (page === undefined) pages.set(hit.path, [hit]);
    else page.push(hit);
  }
  return [...pages].map(([path, found]) => ({ path, hits: found }));
}

/**
 * What is suggested of all that was found: the best hit of each page, and only where fewer pages
 * than places are found, further hits of the pages in their order.
 *
 * @param places hits at most
 */
export function chooseSuggestions(pages: readonly PageHits[], places: number): PageHits[] {
  const chosen = pages.slice(0, places);
  let free = places - chosen.length;
  return chosen.map(({ path, hits }) => {
    const further = Math.min(free, hits.length - 1);
    free -= further;
    return { path, hits: hits.slice(0, 1 + further) };
  });
}
