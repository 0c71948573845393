import { useState, type ReactNode } from 'react';
import type { Findings, SearchState } from '../contexts';

/**
 * What a query finds, never what an older one found: null until it has been answered. A finder that
 * has answered once answers every other query before the browser paints.
 *
 * @param query nothing is asked while it is blank
 * @returns the findings, and the element that asks, to be drawn somewhere
 */
export function useFindings(
  Finder: SearchState['Finder'],
  query: string,
): { readonly findings: Findings | null; readonly finder: ReactNode } {
  const [found, setFound] = useState<Findings | null>(null);
  const asks = Finder !== null && query.trim() !== '';
  if (!asks && found !== null) setFound(null);
  return {
    findings: asks ? found : null,
    finder: asks ? <Finder query={query} onFind={setFound} /> : null,
  };
}
