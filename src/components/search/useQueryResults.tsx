import { useCallback, useState, type ReactNode } from 'react';
import type { QueryResults } from '../../search/results/queryResults';
import type { SearchState } from '../contexts';

interface Answer {
  readonly results: QueryResults;
  readonly version: string;
}

/** The part of a search's state that answers a query. */
type Answering = Pick<SearchState, 'Finder' | 'complete' | 'error' | 'grow'>;

/**
 * The results for a query, or null until there are any; never those of an earlier query. After its
 * first answer, a finder answers each query before the browser paints. Results shown for a query do
 * not move when more indexes load.
 *
 * @param query not run while blank
 * @param version name of the docs version; answers from another version are dropped
 * @returns the results, and the element that runs the query, which must be rendered
 */
export function useQueryResults(
  { Finder, complete, error, grow }: Answering,
  query: string,
  version: string,
): { readonly results: QueryResults | null; readonly finder: ReactNode } {
  const [found, setFound] = useState<Answer | null>(null);
  const asks = Finder !== null && query.trim() !== '';
  if (!asks && found !== null) setFound(null);
  const isFinal = complete || error !== null;
  const onFind = useCallback(
    (results: QueryResults) =>
      setFound((last) => {
        const shown = last?.version === version && last.results.query === results.query;
        if (grow === null) return { results, version };
        return { results: grow(shown ? last.results : undefined, results, isFinal), version };
      }),
    [version, isFinal, grow],
  );
  return {
    results: asks && found?.version === version ? found.results : null,
    finder: asks ? <Finder query={query} onFind={onFind} /> : null,
  };
}
