/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchBox } from '.';
import type { SearchState } from '../../contexts';
import { testSearch } from '../testSearch';
import { inContexts } from '../../contexts/inContexts';

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

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option');
const active = () =>
  options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

/** Addresses of links that were clicked; navigation is prevented. */
let followed: string[];
const note = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  followed = [];
  document.addEventListener('click', note);
});
afterEach(() => document.removeEventListener('click', note));

function show(state: Partial<SearchState> = {}, path = '/documentation/fees') {
  const search = testSearch(pages, state, texts);
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

const idle = { status: 'idle', complete: false, Finder: null } as const;

describe('the form', () => {
  it('submits to the search page without scripts', () => {
    show();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/search');
    expect(form.method).toBe('get');
    expect(box().name).toBe('q');
  });

  it('loads nothing until it is focused, then the page’s own context first', async () => {
    const { load } = show(idle, '/api/quotes');
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(box());
    expect(load).toHaveBeenCalledTimes(1);
    expect(load.mock.calls[0]).toEqual([
      {
        version: 'current',
        contexts: ['documentation', 'api', 'validators'],
        preferred: 'api',
      },
    ]);
  });

  it('takes focus on Ctrl+K, except from another field', () => {
    const { load } = show(idle);
    fireEvent.keyDown(screen.getByLabelText('Other'), { key: 'k', ctrlKey: true });
    expect(document.activeElement).not.toBe(box());
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(document.activeElement).toBe(box());
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('suggestions', () => {
  it('show title, section and breadcrumbs, with the words marked', async () => {
    show();
    await userEvent.type(box(), 'limit');
    expect(options().map((option) => option.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Fees Limits Money / Costs',
    ]);
    expect(within(screen.getByRole('listbox')).getByText('Limits').tagName).toBe('MARK');
    expect(options()[0]?.getAttribute('href')).toMatch(
      /^\/documentation\/fees\?_highlight=limit#Limits$/,
    );
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  it('load section texts only for hits in body text', async () => {
    const { loadTexts } = show();
    await userEvent.type(box(), 'quote names');
    await screen.findByText('names');
    expect(loadTexts.mock.calls).toEqual([['current', '/api/quotes']]);
  });

  it('become active with the arrow keys, which wrap around through the input', async () => {
    show();
    await userEvent.type(box(), 'fee');
    expect(options().length).toBeGreaterThan(1);
    expect(active()).toBe(-1);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(0);
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(-1);
    expect(box().hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(options().length - 1);
    await userEvent.keyboard('s');
    expect(active()).toBe(-1);
  });

  it('are followed with Enter, which keeps the query and closes the list', async () => {
    show();
    await userEvent.type(box(), 'fees{ArrowDown}{Enter}');
    expect(followed).toEqual(['/documentation/fees?_highlight=fees']);
    expect(options()).toEqual([]);
    expect(box().value).toBe('fees');
    expect(document.activeElement).not.toBe(box());
  });

  it('open in a new tab with Ctrl+Enter and stay open', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    show();
    await userEvent.type(box(), 'fees{ArrowDown}{Control>}{Enter}{/Control}');
    expect(open.mock.calls[0]?.[0]).toBe('http://localhost/documentation/fees?_highlight=fees');
    expect(options().length).toBeGreaterThan(0);
    expect(followed).toEqual([]);
    open.mockRestore();
  });

  it('ignore keys that belong to an input method', async () => {
    show();
    await userEvent.type(box(), 'fees');
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(box(), { key: 'ArrowDown', keyCode: 229 });
    expect(active()).toBe(-1);
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(followed).toEqual([]);
  });

  it('close with Esc; a second Esc clears the input', async () => {
    show();
    await userEvent.type(box(), 'fees{Escape}');
    expect(options()).toEqual([]);
    expect(box().value).toBe('fees');
    await userEvent.keyboard('{ArrowDown}');
    expect(options().length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(box().value).toBe('');
  });

  it.each(['__proto__', 'constructor', '😀', '\uD83D', '!"#$%&\'()*+,-./'])(
    'handle unusual text: %s',
    async (text) => {
      show();
      await userEvent.click(box());
      await userEvent.paste(text);
      expect(box().value).toBe(text);
      expect(screen.getByText('No results')).toBeTruthy();
    },
  );
});

test('searches only the beginning of a pasted document', async () => {
  const text = `limit ${'x '.repeat(50_000)}`;
  show();
  await userEvent.click(box());
  await userEvent.paste(text);
  expect(box().value).toBe(text);
  const all = screen.getByRole('link', { name: 'See all results' });
  expect(all.getAttribute('href')?.length).toBeLessThan(600);
});

describe('links below the suggestions', () => {
  it('link to all results, and to those within and outside the page’s context', async () => {
    show({}, '/api/quotes');
    await userEvent.type(box(), 'a b');
    expect(
      within(screen.getByRole('search'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['See all results', '/search?q=a+b'],
      ['See all results within "API"', '/search?q=a+b&ctx=api'],
      ['See all results outside "API"', '/search?q=a+b&ctx=documentation&ctx=validators'],
    ]);
  });

  it('take focus with Tab while the list stays open; leaving them closes it', async () => {
    show();
    await userEvent.type(box(), 'fees');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('See all results');
    expect(options().length).toBeGreaterThan(0);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('After');
    expect(options()).toEqual([]);
  });

  it('are followed with Enter if no suggestion is active, which clears the input', async () => {
    show();
    await userEvent.type(box(), ' fees {Enter}');
    expect(followed).toEqual(['/search?q=fees']);
    expect(box().value).toBe('');
  });
});

describe('the message', () => {
  it('says when there are no results', async () => {
    show();
    await userEvent.type(box(), 'zzzz');
    expect(screen.getByRole('status').textContent).toBe('No results');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('says that search is loading, but only after a delay', () => {
    jest.useFakeTimers();
    show({ status: 'loading', complete: false, Finder: null });
    act(() => box().focus());
    fireEvent.input(box(), { target: { value: 'fees' } });
    act(() => void jest.advanceTimersByTime(199));
    expect(screen.queryByText('Loading search…')).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('Loading search…')).toBeTruthy();
    jest.useRealTimers();
  });

  it('shows an error with a retry button', async () => {
    const { load } = show({ status: 'error', error: 'Gone.', complete: false, Finder: null });
    await userEvent.type(box(), 'fees');
    expect(screen.getByText('Gone.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(box());
  });

  it('says that results may be missing, and keeps those found', async () => {
    show({ error: 'Gone.', complete: false });
    await userEvent.type(box(), 'fees');
    expect(options().length).toBeGreaterThan(0);
    expect(screen.getByText('Some results may be missing. Gone.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('announces the number of suggestions once the reader pauses', () => {
    jest.useFakeTimers();
    show();
    act(() => box().focus());
    fireEvent.input(box(), { target: { value: 'limit' } });
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status').textContent).toBe('1 suggestion');
    jest.useRealTimers();
  });
});
