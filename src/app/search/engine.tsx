import { useEffect, useLayoutEffect, useMemo, useState, type ComponentType } from 'react';
import { useFlexSearch } from 'react-use-flexsearch';
import type { FinderProps } from '../../components/contexts';
import type { SearchHit } from '../../search/index/searchHit';
import type { Collection } from '../../search/index/collection';
import { SiteIndex } from '../../search/rank/siteIndex';
import { toQueryResults } from '../../search/results/queryResults';

export { Suggestions } from '../../components/search/Suggestions';
export { growResults } from '../../search/results/growResults';
export { createCollection, type Collection } from '../../search/index/collection';

/*
 * This chunk is loaded when the reader starts to search. It contains FlexSearch, its hook, our
 * ranking and the suggestions.
 */

/** Creates a component that searches collections and passes the results to `onFind`. */
export function createFinder(
  collections: readonly Collection[],
  preferred: Collection | undefined,
): ComponentType<FinderProps> {
  const index = new SiteIndex(collections, preferred);

  return function Finder({ query, onFind }: FinderProps): null {
    const hits = useFlexSearch<SearchHit>(query, index, index.store);
    const results = useMemo(() => toQueryResults(index, query, hits), [query, hits]);
    // The hook sets its index in an effect, and finds nothing before that.
    const [isReady, setReady] = useState(false);
    useEffect(() => setReady(true), []);
    useLayoutEffect(() => {
      if (isReady) onFind(results);
    }, [isReady, results, onFind]);
    return null;
  };
}
