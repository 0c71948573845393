import { useEffect, type ReactNode } from 'react';
import type { Findings } from '../../../search/results/findings';
import type { SearchTexts } from '../../../site/search';
import { useSearch, type SearchScope, type SearchState } from '../../contexts';
import { useFindings } from '../findings/useFindings';

export interface SuggestionsState extends Omit<SearchState, 'Finder'> {
  /** null until the query has been answered. */
  readonly findings: Findings | null;
  /** The element that asks, to be drawn somewhere. */
  readonly finder: ReactNode;
  /** Tries again what could not be fetched. */
  readonly retry: () => void;
  readonly loadTexts: (path: string) => Promise<SearchTexts>;
}

/**
 * What is suggested for a query; indexes are fetched as they are needed.
 *
 * @param begun whether the reader has turned to search
 * @param query nothing is asked while it is blank
 */
export function useSuggestions(
  scope: SearchScope,
  begun: boolean,
  query: string,
): SuggestionsState {
  const { Finder, load, loadTexts, ...state } = useSearch(scope);
  const { status, error, complete } = state;
  const { findings, finder } = useFindings(Finder, query, scope.version);

  // What the own context has is shown before anything else is fetched.
  const wantsOwn = begun && status === 'idle';
  const wantsMore = findings !== null && !complete && error === null;
  useEffect(() => {
    if (wantsOwn || wantsMore) load();
  }, [wantsOwn, wantsMore, load]);

  return { ...state, findings, finder, retry: load, loadTexts };
}
