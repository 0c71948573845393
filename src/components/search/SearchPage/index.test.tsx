/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchPage } from '.';
import type { TestPage } from '../../../search/index/testIndex';
import type { SearchState } from '../../contexts';
import { createTestSearch } from '../testSearch';
import { inContexts } from '../../contexts/inContexts';

const sections = Object.fromEntries(
  Array.from({ length: 7 }, (_, index) => [`Limit ${index}`, `The limit is ${index}.`]),
);
const pages: TestPage[] = [
  { title: 'Fees', path: '/documentation/fees', breadcrumbs: ['Money'], text: 'What it costs.' },
  { title: 'Limits', path: '/api/limits', sections },
];
const texts = { '/documentation/fees': { '': 'What it costs.' } };
const contents = [{ label: 'Documentation', entries: [{ label: 'Home', path: '/' }] }];

const address = () => `${window.location.pathname}${window.location.search}`;
const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Words to search for' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const status = () => screen.getByRole('status').textContent;

beforeAll(() => {
  const noop = () => undefined;
  global.IntersectionObserver = jest.fn(() => ({
    observe: noop,
    unobserve: noop,
    disconnect: noop,
  })) as never;
});
beforeEach(() => window.history.replaceState({ key: 'entry' }, '', '/'));

function show(
  question: string | null,
  {
    state,
    testPages = pages,
  }: { state?: Partial<SearchState>; testPages?: readonly TestPage[] } = {},
) {
  const search = createTestSearch(testPages, state, texts);
  const view = (address: string | null) =>
    inContexts(
      <SearchPage arrival={address === null ? null : { search: address }} contents={contents} />,
      { search: search.value },
    );
  if (question !== null) window.history.replaceState({ key: 'entry' }, '', `/search${question}`);
  const { rerender } = render(view(question));
  return { ...search, arrive: (address: string) => rerender(view(address)) };
}

describe('without a query', () => {
  it.each([null, '', '?q=', '?q=+'])('the page shows the form and all pages (%j)', (question) => {
    const { load } = show(question);
    expect(heading()).toBe('Search the documentation');
    expect(field().value).toBe('');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(load).not.toHaveBeenCalled();
  });

  it('the page loads the search when the input gets focus', async () => {
    const { load } = show('');
    await userEvent.click(field());
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('results', () => {
  it('show the title, breadcrumbs and excerpt of a page', async () => {
    const { loadTexts } = show('?q=costs');
    await act(() => Promise.resolve());
    expect(heading()).toBe('Search results for "costs"');
    expect(status()).toBe('1 document found');
    const title = within(screen.getByRole('heading', { level: 2 })).getByRole('link');
    expect(title.textContent).toBe('Fees');
    expect(title.getAttribute('href')).toBe('/documentation/fees?_highlight=costs');
    expect(screen.getByText('Money')).toBeTruthy();
    expect((await screen.findByText('costs')).tagName).toBe('MARK');
    expect(loadTexts.mock.calls).toEqual([['current', '/documentation/fees']]);
  });

  it('show five sections of a page and collapse the rest', () => {
    show('?q=limit');
    expect(document.querySelectorAll('ol > li > ul > li')).toHaveLength(5);
    expect(screen.getByText('2 more on this page').tagName).toBe('SUMMARY');
  });

  it('appear in batches of fifty', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      title: `Fee ${index}`,
      path: `/documentation/${index}`,
    }));
    show('?q=fee', { testPages: many });
    expect(status()).toBe('120 documents found');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show more results' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(100);
    await userEvent.click(screen.getByRole('button', { name: 'Show more results' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(120);
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  });

  it('are announced as "No results" if there are none', () => {
    show('?q=zzzz');
    expect(status()).toBe('No results');
  });

  it('have a heading that shows markup in the query as text', () => {
    show(`?q=${encodeURIComponent('<img src=x>')}`);
    expect(heading()).toBe('Search results for "<img src=x>"');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the address', () => {
  it('is updated in the same history entry once the reader pauses', () => {
    jest.useFakeTimers();
    show('?q=fees');
    const { length } = window.history;
    fireEvent.input(field(), { target: { value: 'lim' } });
    fireEvent.input(field(), { target: { value: 'limits' } });
    expect(heading()).toBe('Search results for "limits"');
    expect(address()).toBe('/search?q=fees');
    act(() => void jest.advanceTimersByTime(400));
    expect(address()).toBe('/search?q=limits');
    expect(window.history.length).toBe(length);
    expect(window.history.state).toEqual({ key: 'entry' });
    jest.useRealTimers();
  });

  it('is not updated after the reader leaves the page', () => {
    jest.useFakeTimers();
    const search = createTestSearch(pages);
    const { unmount } = render(
      inContexts(<SearchPage arrival={{ search: '' }} contents={contents} />, {
        search: search.value,
      }),
    );
    fireEvent.input(field(), { target: { value: 'fees' } });
    unmount();
    act(() => void jest.advanceTimersByTime(1000));
    expect(address()).toBe('/');
    jest.useRealTimers();
  });

  it('is updated immediately on submit', async () => {
    show('');
    await userEvent.type(field(), 'fees{Enter}');
    expect(address()).toBe('/search?q=fees');
  });

  it('lists the selected contexts; deselecting the last one selects all', async () => {
    const { load } = show('?q=fees');
    await userEvent.click(screen.getByRole('checkbox', { name: 'API' }));
    await userEvent.type(field(), '{Enter}');
    expect(address()).toBe('/search?q=fees&ctx=documentation&ctx=validators');
    expect(load.mock.lastCall?.[0].contexts).toEqual(['documentation', 'validators']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Documentation' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Validators' }));
    await userEvent.type(field(), '{Enter}');
    expect(address()).toBe('/search?q=fees');
    expect(load.mock.lastCall?.[0].contexts).toHaveLength(3);
  });

  it('sets the contexts and the query; if it has two queries, the first counts', () => {
    show('?q=fees&q=limits&ctx=api&ctx=validators');
    expect(field().value).toBe('fees');
    const checked = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter((box) => box.checked)
      .map((box) => box.labels?.[0]?.textContent);
    expect(checked).toEqual(['API', 'Validators']);
  });

  it('may name an unknown context and version, which the page reports and then drops', async () => {
    show('?q=fees&ctx=nowhere&version=9');
    expect(screen.getByText(/"nowhere"/)).toBeTruthy();
    expect(screen.getByText(/"9"/)).toBeTruthy();
    expect(status()).toBe('1 document found');
    await userEvent.type(field(), '{Enter} {Enter}');
    expect(screen.queryByText(/"nowhere"/)).toBeNull();
    expect(address()).toBe('/search?q=fees');
  });

  it('replaces the query when another history entry is shown', () => {
    const { arrive } = show('?q=fees');
    arrive('?q=limits');
    expect(field().value).toBe('limits');
    expect(heading()).toBe('Search results for "limits"');
  });

  it('does not replace text typed before hydration', () => {
    const { arrive } = show(null);
    field().value = 'limits';
    arrive('?q=fees');
    expect(field().value).toBe('limits');
    expect(heading()).toBe('Search results for "limits"');
  });
});

describe('until search has loaded', () => {
  it('the page says, after a delay, that search is loading', () => {
    jest.useFakeTimers();
    show('?q=fees', { state: { status: 'loading', complete: false, Finder: null } });
    act(() => void jest.advanceTimersByTime(199));
    expect(status()).toBe('');
    act(() => void jest.advanceTimersByTime(1));
    expect(status()).toBe('Loading search…');
    jest.useRealTimers();
  });

  it('the page shows an error, and retries on request', async () => {
    const failed = { status: 'error', error: 'Gone.', complete: false, Finder: null } as const;
    const { load } = show('?q=fees', { state: failed });
    expect(status()).toBe('Gone.');
    const before = load.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(load).toHaveBeenCalledTimes(before + 1);
  });
});
