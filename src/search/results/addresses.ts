import { canonicalPath, withPrefix } from '../../site/addresses';
import { search, type SearchContext } from '../../site/search';
import type { SearchHit } from '../index/searchHit';

/** A search that an address can express. */
export interface SearchRequest {
  readonly query: string;
  /** Contexts to search; none means all. */
  readonly contexts?: readonly SearchContext[];
  /** Name of the docs version; without it, the reader's preferred one is searched. */
  readonly version?: string;
}

/** Returns the address of the search page, with the site's prefix. */
export function searchAddress({ query, contexts = [], version }: SearchRequest): string {
  const parameters = new URLSearchParams();
  parameters.set(search.parameters.query, query);
  for (const context of contexts) parameters.append(search.parameters.context, context);
  if (version !== undefined) parameters.set(search.parameters.version, version);
  return `${withPrefix(canonicalPath(search.path))}?${parameters}`;
}

/**
 * Returns the address of a hit, with the site's prefix.
 *
 * @param words words to mark on the page
 */
export function hitAddress({ path, hash }: SearchHit, words: readonly string[]): string {
  const parameters = new URLSearchParams();
  for (const word of words) parameters.append(search.parameters.highlight, word);
  const queryString = parameters.size === 0 ? '' : `?${parameters}`;
  return `${withPrefix(path)}${queryString}${hash}`;
}
