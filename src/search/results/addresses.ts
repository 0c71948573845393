import { canonicalPath, withPrefix } from '../../site/addresses';
import { search, type SearchContext } from '../../site/search';
import type { SearchHit } from '../index/searchHit';

/** What a search page shows. */
export interface SearchRequest {
  readonly query: string;
  /** Contexts to search in; none means all. */
  readonly contexts?: readonly SearchContext[];
  /** Name of the docs version; without it the reader's preferred one is searched. */
  readonly version?: string;
}

/** The address of the search page, prefix included. */
export function searchAddress({ query, contexts = [], version }: SearchRequest): string {
  const parameters = new URLSearchParams();
  parameters.set(search.parameters.query, query);
  for (const context of contexts) parameters.append(search.parameters.context, context);
  if (version !== undefined) parameters.set(search.parameters.version, version);
  return `${withPrefix(canonicalPath(search.path))}?${parameters}`;
}

/**
 * The address of a hit, prefix included.
 *
 * @param words what the page marks
 */
export function hitAddress({ path, hash }: SearchHit, words: readonly string[]): string {
  const parameters = new URLSearchParams();
  for (const word of words) parameters.append(search.parameters.highlight, word);
  const question = parameters.size === 0 ? '' : `?${parameters}`;
  return `${withPrefix(path)}${question}${hash}`;
}
