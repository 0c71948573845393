import { useEffect, useMemo, type ReactNode } from 'react';
import { chooseSuggestions, groupByPage, type FoundPage } from '../../search/suggestions';
import { search, type SearchTexts } from '../../site/search';
import { useSearch, type Findings, type SearchScope, type SearchState } from '../contexts';
import { useFindings } from '../findings';

export interface Suggestions extends Pick<
  SearchState,
  'status' | 'error' | 'outdated' | 'complete'
> {
  /** null until the query has been answered. */
  readonly findings: Findings | null;
  readonly pages: readonly FoundPage[];
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
export function useSuggestions(scope: SearchScope, begun: boolean, query: string): Suggestions {
  const { status, error, outdated, complete, Finder, load, loadTexts } = useSearch(scope);
  const { findings, finder } = useFindings(Finder, query, scope.version);
  const pages = useMemo(
    () =>
      findings === null ? [] : chooseSuggestions(groupByPage(findings.hits), search.suggestions),
    [findings],
  );

  // What the own context has is shown before anything else is fetched.
  const wantsOwn = begun && status === 'idle';
  const wantsMore = findings !== null && !complete && error === null;
  useEffect(() => {
    if (wantsOwn || wantsMore) load();
  }, [wantsOwn, wantsMore, load]);

  return { status, error, outdated, complete, findings, pages, finder, retry: load, loadTexts };
}
