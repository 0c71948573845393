import { useCallback, useState, type ReactNode } from 'react';
import type { QueryResults } from '../../search/results/queryResults';
import type { SearchScope, SearchState } from '../contexts';

interface Answer {
  readonly results: QueryResults;
  readonly scope: SearchScope;
}

type AnsweringState = Pick<SearchState, 'Finder' | 'complete' | 'error' | 'grow'>;

/**
 * Returns the results for a query; null while no query runs, and until the first is answered.
 * Results shown for a query do not move when more indexes load.
 *
 * @param query ignored while blank
 * @param scope must be the same object in every render until the scope changes; answers from
 *   another version are dropped
 * @returns the results, and the element that runs the query, which must be rendered
 */
export function useQueryResults(
  { Finder, complete, error, grow }: AnsweringState,
  query: string,
  scope: SearchScope,
): { readonly results: QueryResults | null; readonly finder: ReactNode } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAsking = Finder !== null && query.trim() !== '';
  if (!isAsking && answer !== null) setAnswer(null);
  const isFinal = complete || error !== null;
  const onFind = useCallback(
    (results: QueryResults) =>
      setAnswer((last) => {
        const shown = last?.scope === scope && last.results.query === results.query;
        if (grow === null) return { results, scope };
        return { results: grow(shown ? last.results : undefined, results, isFinal), scope };
      }),
    [scope, isFinal, grow],
  );
  return {
    results: isAsking && answer?.scope.version === scope.version ? answer.results : null,
    finder: isAsking ? <Finder query={query} onFind={onFind} /> : null,
  };
}
