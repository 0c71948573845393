import { useEffect, type ReactNode } from 'react';
import type { QueryResults } from '../../../search/results/queryResults';
import type { SearchTexts } from '../../../site/search';
import { useSearch, type SearchScope, type SearchState } from '../../contexts';
import { useQueryResults } from '../useQueryResults';

interface SuggestionsState extends Omit<SearchState, 'Finder' | 'grow'> {
  /** null until the query has been answered. */
  readonly results: QueryResults | null;
  /** Element that runs the query; the caller must render it. */
  readonly finder: ReactNode;
  readonly retry: () => void;
  readonly loadTexts: (path: string) => Promise<SearchTexts>;
}

/**
 * Returns suggestions for a query. Fetches indexes as needed.
 *
 * @param begun whether the reader has started to search
 * @param query ignored while blank
 */
export function useSuggestions(
  scope: SearchScope,
  begun: boolean,
  query: string,
): SuggestionsState {
  const { load, loadTexts, ...state } = useSearch(scope);
  const { status, error, complete } = state;
  const { results, finder } = useQueryResults(state, query, scope);

  // Show hits from the page's own context before fetching anything else.
  const wantsOwn = begun && status === 'idle';
  const wantsMore = results !== null && !complete && error === null;
  useEffect(() => {
    if (wantsOwn || wantsMore) load();
  }, [wantsOwn, wantsMore, load]);

  return { ...state, results, finder, retry: load, loadTexts };
}
