import { useCallback, useState, type ReactNode } from 'react';
import type { QueryResults } from '../../search/results/queryResults';
import type { SearchState } from '../contexts';

interface Answer {
  readonly results: QueryResults;
  readonly version: string;
}

/**
 * The results for a query, or null until there are any; never those of an earlier query. After its
 * first answer, a finder answers each query before the browser paints.
 *
 * @param query not run while blank
 * @param version name of the docs version; answers from another version are dropped
 * @returns the results, and the element that runs the query, which must be rendered
 */
export function useQueryResults(
  Finder: SearchState['Finder'],
  query: string,
  version: string,
): { readonly results: QueryResults | null; readonly finder: ReactNode } {
  const [found, setFound] = useState<Answer | null>(null);
  const asks = Finder !== null && query.trim() !== '';
  if (!asks && found !== null) setFound(null);
  const onFind = useCallback((results: QueryResults) => setFound({ results, version }), [version]);
  return {
    results: asks && found?.version === version ? found.results : null,
    finder: asks ? <Finder query={query} onFind={onFind} /> : null,
  };
}
