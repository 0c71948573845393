import { useLayoutEffect } from 'react';
import { SiteIndex } from '../../../search/rank';
import { findingsOf } from '../../../search/results/findings';
import { testCollection, type TestPage } from '../../../search/index/testIndex';
import type { SearchTexts } from '../../../site/search';
import { SearchSuggestions } from '../SearchSuggestions';
import type { FinderProps, SearchState, SearchValue } from '../../contexts';

/** A search in some pages for tests of components, and what they asked it for. */
export interface TestSearch {
  readonly value: SearchValue;
  readonly load: jest.Mock;
  readonly loadTexts: jest.Mock<Promise<SearchTexts>, [string, string]>;
}

/**
 * @param state what differs from indexes that are all there
 * @param texts of pages by path; those of others do not come
 */
export function testSearch(
  pages: readonly TestPage[],
  state: Partial<SearchState> = {},
  texts: Readonly<Record<string, SearchTexts>> = {},
): TestSearch {
  const index = new SiteIndex([testCollection(pages)]);
  function Finder({ query, onFind }: FinderProps): null {
    useLayoutEffect(() => {
      const hits = index.search(query).flatMap((id) => index.store[id] ?? []);
      onFind(findingsOf(index, query, hits));
    }, [query, onFind]);
    return null;
  }
  const load = jest.fn();
  const loadTexts = jest.fn((_version: string, path: string) => {
    const own = texts[path];
    return new Promise<SearchTexts>((resolve) => own && resolve(own));
  });
  const read = (): SearchState => ({
    status: 'done',
    error: null,
    outdated: false,
    complete: true,
    Finder,
    Suggestions: SearchSuggestions,
    ...state,
  });
  return { value: { read, load, loadTexts }, load, loadTexts };
}
