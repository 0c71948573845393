import type { FixedContexts } from '../../components/contexts/inContexts';
import type { SearchState } from '../../components/contexts';
import { loadedSearch } from '../../components/search/loadedSearch';
import type { SearchHit } from '../../search/index/searchHit';
import type { QueryResults } from '../../search/results/queryResults';
import { chooseSuggestions, groupByPage } from '../../search/results/suggestions';
import type { SidebarEntry } from '../../shared/sidebar';
import { search as constants } from '../../site/search';

/** Path of the page that the samples treat as current. */
export const path = '/documentation/fees';

/** A sidebar with a category whose items have not loaded. */
export const sidebar: readonly SidebarEntry[] = [
  { label: 'Home', path: '/' },
  {
    label: 'Payments',
    first: path,
    items: [
      { label: 'Fees', path },
      { label: 'getMinimumBalanceForRentExemption', path: '/documentation/rent' },
    ],
  },
  { label: 'Not loaded yet', first: '/documentation/wallets', items: null },
];

const hit = (kind: SearchHit['kind'], text: string, section: string, hash = ''): SearchHit => ({
  kind,
  path,
  text,
  section,
  hash,
  breadcrumbs: ['Payments', 'Costs'],
});

const hits: readonly SearchHit[] = [
  hit('title', 'Fees', 'Fees'),
  hit('heading', 'Fee limits', 'Fee limits', '#limits'),
  hit('heading', 'fee_rate', 'Fields', '#fields'),
  hit('body', '', 'Fee limits', '#limits'),
  ...['Minimum', 'Maximum', 'Refunds'].map((text) =>
    hit('heading', text, text, `#${text.toLowerCase()}`),
  ),
  { ...hit('title', 'Quotes', 'Quotes'), path: '/documentation/quotes' },
];

const texts = { '#limits': 'The network limits the fee of each transaction.' };

const mark = (text: string): ReturnType<QueryResults['mark']> =>
  text
    .split(/(fees?)/i)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, marked: /^fees?$/i.test(part) }));

/** Returns the results for the query "fee"; none for any other query. */
export function resultsFor(query: string): QueryResults {
  const matching = query.trim() === 'fee' ? hits : [];
  const pages = groupByPage(matching);
  return {
    query,
    hits: matching,
    pages,
    isCertain: true,
    suggested: chooseSuggestions(pages, constants.suggestions),
    mark,
    excerptOf: (sections, { hash }) => ({ hash, pieces: mark(sections[hash] ?? '') }),
    titleOf: (page) => (page === path ? 'Fees' : 'Quotes'),
    words: ['fee'],
  };
}

/** Loads the same section texts for every page. */
export const loadTexts = () => Promise.resolve(texts);

const loaded = loadedSearch(resultsFor);

/** Returns contexts with a search in the given state; by default every index has loaded. */
export function contextsWithSearch(state: Partial<SearchState> = {}): FixedContexts {
  const read = (): SearchState => ({ ...loaded, ...state });
  return { path, search: { read, load: () => undefined, loadTexts } };
}
