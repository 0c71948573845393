import { useLayoutEffect } from 'react';
import { growResults } from '../../search/results/growResults';
import type { QueryResults } from '../../search/results/queryResults';
import type { FinderProps, SearchState } from '../contexts';
import { Suggestions } from './Suggestions';

/** Returns the state of a search whose indexes have loaded; `resultsFor` answers its queries. */
export function loadedSearch(resultsFor: (query: string) => QueryResults): SearchState {
  function Finder({ query, onFind }: FinderProps): null {
    useLayoutEffect(() => onFind(resultsFor(query)), [query, onFind]);
    return null;
  }
  return {
    status: 'done',
    error: null,
    outdated: false,
    complete: true,
    Finder,
    grow: growResults,
    Suggestions,
  };
}
