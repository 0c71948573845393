import { useCallback, useMemo, type ComponentType } from 'react';
import type { StoredDocument } from '../../search/document';
import type { Marking } from '../../search/marking';
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

/** What a query finds. */
export interface Findings extends Marking {
  readonly query: string;
  /** Page after page, the best first, and so within each page. */
  readonly hits: readonly StoredDocument[];
  /** The title of a hit's page, by its address `u`. */
  readonly titleOf: (path: string) => string;
  /** What the page of a hit is to mark: each term as typed, or as corrected. */
  readonly words: readonly string[];
}

export interface FinderProps {
  readonly query: string;
  /** Called before the browser paints, whenever the findings change. */
  readonly onFind: (findings: Findings) => void;
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
