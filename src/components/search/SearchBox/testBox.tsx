import { render, screen } from '@testing-library/react';
import { SearchBox } from '.';
import type { SearchState } from '../../contexts';
import { inContexts } from '../../contexts/inContexts';
import { createTestSearch, type TestSearch } from '../testSearch';

const pages = [
  {
    title: 'Fees',
    path: '/documentation/fees',
    breadcrumbs: ['Money', 'Costs'],
    sections: { Limits: 'Each fee has a limit.' },
  },
  { title: 'Quotes', path: '/api/quotes', text: 'A quote names its fee.' },
];
const texts = { '/api/quotes': { '': 'A quote names its fee.' } };

export const searchInput = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });

export const options = (): HTMLElement[] => screen.queryAllByRole('option');

/** Renders the search box, with a button and another field after it. */
export function renderSearchBox(
  state: Partial<SearchState> = {},
  path = '/documentation/fees',
): TestSearch {
  const search = createTestSearch(pages, state, texts);
  render(
    inContexts(
      <>
        <SearchBox />
        <button>After</button>
        <textarea aria-label="Other" />
      </>,
      { search: search.value, path },
    ),
  );
  return search;
}

/** Records the addresses of links clicked in each test, and keeps the links from navigating. */
export function recordLinks(): readonly string[] {
  const followed: string[] = [];
  const record = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    followed.push(link.getAttribute('href') ?? '');
  };
  beforeEach(() => {
    followed.length = 0;
    document.addEventListener('click', record);
  });
  afterEach(() => document.removeEventListener('click', record));
  return followed;
}
