import { useCallback, useMemo, type ComponentType } from 'react';
import type { growResults } from '../../search/results/growResults';
import type { QueryResults } from '../../search/results/queryResults';
import type { SearchContext, SearchTexts } from '../../site/search';
import { createStrictContext } from './createStrictContext';

/** The version and contexts to search. */
export interface SearchScope {
  /** Name of the docs version. */
  readonly version: string;
  readonly contexts: readonly SearchContext[];
  /** The current page's context: its index is loaded first, and its pages rank higher. */
  readonly preferred?: SearchContext;
}

export type SearchStatus = 'idle' | 'loading' | 'done' | 'error';

export interface FinderProps {
  readonly query: string;
  /** Called before paint whenever the results change. */
  readonly onFind: (results: QueryResults) => void;
}

export interface SuggestionsProps {
  readonly results: QueryResults;
  readonly active: string | null;
  /** Returns the id of an option's element, given its key. */
  readonly idOf: (key: string) => string;
  readonly loadTexts: (path: string) => Promise<SearchTexts>;
}

export interface SearchState {
  /** `done` once the preferred context can be searched; without a preferred one, once all can. */
  readonly status: SearchStatus;
  /**
   * The error message for an index that failed to load, even if others have loaded; null if none
   * failed.
   */
  readonly error: string | null;
  /** Whether the error means that a new build was published, so that the page must be reloaded. */
  readonly outdated: boolean;
  /** Whether every index of the scope has loaded. */
  readonly complete: boolean;
  /** Queries the loaded indexes; renders nothing. null until `status` is `done`. */
  readonly Finder: ComponentType<FinderProps> | null;
  /** Adds new results to those shown for a query; null until the search engine has loaded. */
  readonly grow: typeof growResults | null;
  /** Renders the search box's options; null until the search engine has loaded. */
  readonly Suggestions: ComponentType<SuggestionsProps> | null;
}

export interface SearchValue {
  readonly read: (scope: SearchScope) => SearchState;
  /**
   * Fetches the missing indexes of the scope. If a context is preferred, the first call fetches
   * only its index, and the next call the others. An index that failed to load counts as missing.
   */
  readonly load: (scope: SearchScope) => void;
  /**
   * Loads the texts of a page's sections, from which excerpts are cut; returns none if loading
   * fails.
   */
  readonly loadTexts: (version: string, path: string) => Promise<SearchTexts>;
}

const [SearchContextProvider, useSearchIndexes] = createStrictContext<SearchValue>(
  'useSearch',
  'SearchProvider',
);

export { SearchContextProvider };

/**
 * Returns the state of the search within a scope, and functions that fetch its indexes and texts.
 * Fetches nothing until they are called.
 *
 * @param scope must be the same object in every render until the scope changes
 */
export function useSearch(scope: SearchScope): SearchState & {
  readonly load: () => void;
  readonly loadTexts: (path: string) => Promise<SearchTexts>;
} {
  const { read, load: loadScope, loadTexts: loadTextsOf } = useSearchIndexes();
  const state = useMemo(() => read(scope), [read, scope]);
  const load = useCallback(() => loadScope(scope), [loadScope, scope]);
  const loadTexts = useCallback(
    (path: string) => loadTextsOf(scope.version, path),
    [loadTextsOf, scope.version],
  );
  return { ...state, load, loadTexts };
}
