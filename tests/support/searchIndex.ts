import { SiteIndex } from '../../src/search/rank/siteIndex';
import { readCollections } from '../../tools/searchFiles';

/** Loads all indexes of a version and merges them. */
export const readSiteIndex = (folder: string, version: string, prefix?: string): SiteIndex =>
  new SiteIndex(readCollections(folder, version, prefix));

/** Returns the paths of the pages that match a query, best first. */
export function pagesFound(site: SiteIndex, query: string): string[] {
  return [...new Set(site.search(query).map((id) => site.store[id]?.path ?? ''))];
}
