import { useCallback, useMemo, type ComponentType } from 'react';
import type { Findings } from '../../search/results/findings';
import type { SearchContext, SearchTexts } from '../../site/search';
import { createStrictContext } from './createStrictContext';

/** What is searched in. */
export interface SearchScope {
  /** Name of the docs version. */
  readonly version: string;
  readonly contexts: readonly SearchContext[];
  /** The reader's own context: it is loaded first, and its pages win among equals. */
  readonly preferred?: SearchContext;
}

export type SearchStatus = 'idle' | 'loading' | 'done' | 'error';

export interface FinderProps {
  readonly query: string;
  /** Called before the browser paints, whenever the findings change. */
  readonly onFind: (findings: Findings) => void;
}

export interface SuggestionsProps {
  readonly findings: Findings;
  /** Key of the option that the keyboard is at; null for none. */
  readonly active: string | null;
  /** The id of an option's element by its key. */
  readonly idOf: (key: string) => string;
  readonly loadTexts: (path: string) => Promise<SearchTexts>;
}

export interface SearchState {
  /** `done` as soon as there is something to search in: the preferred context, or else all. */
  readonly status: SearchStatus;
  /** Why an index is missing; also when others are there. */
  readonly error: string | null;
  /** Whether the error is that the site was published anew: only a full load of a page helps. */
  readonly outdated: boolean;
  /** Whether every index of the scope is there. */
  readonly complete: boolean;
  /** Queries the loaded indexes; draws nothing. null until `status` is `done`. */
  readonly Finder: ComponentType<FinderProps> | null;
  /** Draws the options of the search box; null until the part of the app that searches is there. */
  readonly Suggestions: ComponentType<SuggestionsProps> | null;
}

export interface SearchValue {
  readonly read: (scope: SearchScope) => SearchState;
  /**
   * Fetches the next that is missing of a scope: the preferred context, then the others; after a
   * failure it tries again.
   */
  readonly load: (scope: SearchScope) => void;
  /** The texts that excerpts of a page are cut from; none where they cannot be had. */
  readonly loadTexts: (version: string, path: string) => Promise<SearchTexts>;
}

const [SearchContextProvider, useSearchIndexes] = createStrictContext<SearchValue>(
  'useSearch',
  'SearchProvider',
);

export { SearchContextProvider };

/**
 * Search within a scope; nothing is fetched before `load` is called.
 *
 * @param scope kept from render to render
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
