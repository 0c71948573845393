import { SiteIndex } from '../../search/rank/siteIndex';
import { toQueryResults } from '../../search/results/queryResults';
import { testCollection, type TestPage } from '../../search/index/testIndex';
import type { SearchTexts } from '../../site/search';
import type { SearchState, SearchValue } from '../contexts';
import { loadedSearch } from './loadedSearch';

/** A value for `SearchContextProvider` that searches given pages, and mocks of its functions. */
export interface TestSearch {
  readonly value: SearchValue;
  readonly load: jest.Mock;
  readonly loadTexts: jest.Mock<Promise<SearchTexts>, [string, string]>;
}

/**
 * Creates a search over some pages.
 *
 * @param state overrides of the default state, where every index has loaded
 * @param texts section texts by page path; other pages' texts never load
 */
export function createTestSearch(
  pages: readonly TestPage[],
  state: Partial<SearchState> = {},
  texts: Readonly<Record<string, SearchTexts>> = {},
): TestSearch {
  const index = new SiteIndex([testCollection(pages)]);
  const loaded = loadedSearch((query) => {
    const hits = index.search(query).flatMap((id) => index.store[id] ?? []);
    return toQueryResults(index, query, hits);
  });
  const load = jest.fn();
  const loadTexts = jest.fn((_version: string, path: string) => {
    const pageTexts = texts[path];
    return new Promise<SearchTexts>((resolve) => pageTexts && resolve(pageTexts));
  });
  const read = (): SearchState => ({ ...loaded, ...state });
  return { value: { read, load, loadTexts }, load, loadTexts };
}
