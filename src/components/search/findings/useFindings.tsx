import { useCallback, useState, type ReactNode } from 'react';
import type { Findings } from '../../../search/results/findings';
import type { SearchState } from '../../contexts';

interface Answer {
  readonly findings: Findings;
  readonly version: string;
}

/**
 * What a query finds, never what an older one found: null until it has been answered. A finder that
 * has answered once answers every other query before the browser paints.
 *
 * @param query nothing is asked while it is blank
 * @param version the docs version asked: what another one answered does not count
 * @returns the findings, and the element that asks, to be drawn somewhere
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
