import { useCallback, useState, type ReactNode } from 'react';
import type { Findings } from '../../search/results/findings';
import type { SearchState } from '../contexts';

interface Answer {
  readonly findings: Findings;
  readonly version: string;
}

/**
 * The findings for a query, or null until there are any; never those of an earlier query. After its
 * first answer, a finder answers each query before the browser paints.
 *
 * @param query not run while blank
 * @param version name of the docs version; answers from another version are dropped
 * @returns the findings, and the element that runs the query, which must be rendered
 */
export function useFindings(
  Finder: SearchState['Finder'],
  query: string,
  version: string,
): { readonly findings: Findings | null; readonly finder: ReactNode } {
  const [found, setFound] = useState<Answer | null>(null);
  const asks = Finder !== null && query.trim() !== '';
  if (!asks && found !== null) setFound(null);
  const onFind = useCallback((findings: Findings) => setFound({ findings, version }), [version]);
  return {
    findings: asks && found?.version === version ? found.findings : null,
    finder: asks ? <Finder query={query} onFind={onFind} /> : null,
  };
}
