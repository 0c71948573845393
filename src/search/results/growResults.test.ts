import { testCollection, type TestPage } from '../index/testIndex';
import { SiteIndex } from '../rank/siteIndex';
import { growResults } from './growResults';
import { toQueryResults, type QueryResults } from './queryResults';

const pagesOf = (folder: string, count: number): TestPage[] =>
  Array.from({ length: count }, (_, at) => ({
    title: `Harbour ${folder} ${at}`,
    path: `/${folder}/${at}`,
    text: 'A harbour with a pier.',
  }));

function answer(query: string, ...contexts: (readonly TestPage[])[]): QueryResults {
  const collections = contexts.map(testCollection);
  const index = new SiteIndex(collections, collections[0]);
  const hits = index.search(query).flatMap((id) => index.store[id] ?? []);
  return toQueryResults(index, query, hits);
}

const resultsOf = (...contexts: (readonly TestPage[])[]): QueryResults =>
  answer('harbour', ...contexts);

const suggestionsOf = ({ suggested }: QueryResults) =>
  suggested.flatMap(({ hits }) => hits.map(({ path, kind }) => `${path} ${kind}`));

describe('growResults', () => {
  it.each([
    ['many pages', 20, 5],
    ['few pages', 2, 5],
    ['a single page', 1, 3],
  ])('shows at most five suggestions at first: %s', (_name, count, expected) => {
    const own = pagesOf('own', count).map((page) => ({ ...page, sections: { Pier: 'harbour' } }));
    const first = growResults(undefined, resultsOf(own), false);
    expect(suggestionsOf(first)).toHaveLength(expected);
  });

  it('keeps the results shown and adds the others below', () => {
    const own = pagesOf('own', 6);
    const better: TestPage = { title: 'Harbour', path: '/other/exact' };
    const otherPages = [...pagesOf('other', 6), better];
    const shown = growResults(undefined, resultsOf(own), false);
    const all = resultsOf(own, otherPages);
    expect(all.pages[0]?.path).toBe(better.path);
    const grown = growResults(shown, all, true);
    expect(suggestionsOf(grown).slice(0, 5)).toEqual(suggestionsOf(shown));
    expect(suggestionsOf(grown)).toHaveLength(8);
    expect(grown.suggested[5]?.path).toBe(better.path);
    expect(grown.pages.slice(0, 6)).toEqual(shown.pages);
    expect(new Set(grown.pages.map(({ path }) => path)).size).toBe(grown.pages.length);
  });

  it('replaces an empty answer', () => {
    const empty = resultsOf([{ title: 'Elsewhere' }]);
    const all = resultsOf(pagesOf('other', 9));
    expect(suggestionsOf(growResults(empty, all, true))).toEqual(suggestionsOf(all));
  });

  describe('before every index has answered', () => {
    const own: TestPage[] = [{ title: 'Balances', path: '/own', text: 'Pre-checks of balances.' }];
    const field: TestPage = {
      title: 'Fields',
      path: '/field',
      sections: { preBalances: 'Lamports' },
    };

    it('shows nothing for an identifier that equals no title or heading', () => {
      const results = answer('preBalances', own);
      expect(results.pages).not.toEqual([]);
      const first = growResults(undefined, results, false);
      expect(first.pages).toEqual([]);
      expect(first.suggested).toEqual([]);
      const all = growResults(first, answer('preBalances', own, [field]), true);
      expect(all.pages[0]?.path).toBe('/field');
    });

    it.each([
      ['an identifier that equals a heading', 'preBalances', [field]],
      ['plain words', 'balances', own],
    ])('shows the results of %s', (_name, query, pages) => {
      const results = answer(query, pages);
      expect(growResults(undefined, results, false).pages).toEqual(results.pages);
    });

    it('shows the results of an identifier if the other indexes fail to load', () => {
      const results = answer('preBalances', own);
      expect(results.pages).not.toEqual([]);
      expect(growResults(undefined, results, true).pages).toEqual(results.pages);
    });
  });

  it('keeps the marks of the results shown', () => {
    const own = [{ title: 'Harbours', path: '/own/0' }];
    const shown = growResults(undefined, resultsOf(own), false);
    const grown = growResults(shown, resultsOf(own, pagesOf('other', 1)), true);
    expect(grown.mark('harbour', '/own/0')).toEqual(shown.mark('harbour', '/own/0'));
    expect(grown.mark('harbour', '/other/0')).toEqual([{ text: 'harbour', marked: true }]);
  });
});
