/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { searchInput, options, recordLinks, renderSearchBox } from './testBox';

const followed = recordLinks();

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const idle = { status: 'idle', complete: false, Finder: null } as const;

describe('the form', () => {
  it('submits the query to the search page even without scripts', () => {
    renderSearchBox();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/search');
    expect(form.method).toBe('get');
    expect(searchInput().name).toBe('q');
  });

  it('loads nothing until it is focused, then the page’s own context first', async () => {
    const { load } = renderSearchBox(idle, '/api/quotes');
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(searchInput());
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
    const { load } = renderSearchBox(idle);
    fireEvent.keyDown(screen.getByLabelText('Other'), { key: 'k', ctrlKey: true });
    expect(document.activeElement).not.toBe(searchInput());
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(document.activeElement).toBe(searchInput());
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('puts only the beginning of a long pasted text into the link to all results', async () => {
  const text = `limit ${'x '.repeat(50_000)}`;
  renderSearchBox();
  await userEvent.click(searchInput());
  await userEvent.paste(text);
  expect(searchInput().value).toBe(text);
  const all = screen.getByRole('link', { name: 'See all results' });
  expect(all.getAttribute('href')?.length).toBeLessThan(2100);
});

describe('links below the suggestions', () => {
  it('link to all results, and to those within and outside the page’s context', async () => {
    renderSearchBox({}, '/api/quotes');
    await userEvent.type(searchInput(), 'a b');
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
    renderSearchBox();
    await userEvent.type(searchInput(), 'fees');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('See all results');
    expect(options().length).toBeGreaterThan(0);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('After');
    expect(options()).toEqual([]);
  });

  it('include "See all results"; Enter without an active suggestion follows it and clears the input', async () => {
    renderSearchBox();
    await userEvent.type(searchInput(), ' fees {Enter}');
    expect(followed).toEqual(['/search?q=fees']);
    expect(searchInput().value).toBe('');
  });
});

describe('the message', () => {
  it('says when there are no results', async () => {
    renderSearchBox();
    await userEvent.type(searchInput(), 'zzzz');
    expect(screen.getByRole('status').textContent).toBe('No results');
    expect(searchInput().getAttribute('aria-expanded')).toBe('false');
  });

  it('says that search is loading, but only after a delay', () => {
    jest.useFakeTimers();
    renderSearchBox({ status: 'loading', complete: false, Finder: null });
    act(() => searchInput().focus());
    fireEvent.input(searchInput(), { target: { value: 'fees' } });
    act(() => void jest.advanceTimersByTime(199));
    expect(screen.queryByText('Loading search…')).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('Loading search…')).toBeTruthy();
    jest.useRealTimers();
  });

  it('shows an error with a retry button', async () => {
    const { load } = renderSearchBox({
      status: 'error',
      error: 'Gone.',
      complete: false,
      Finder: null,
    });
    await userEvent.type(searchInput(), 'fees');
    expect(screen.getByText('Gone.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(searchInput());
  });

  it('says that results may be missing, and keeps those found', async () => {
    renderSearchBox({ error: 'Gone.', complete: false });
    await userEvent.type(searchInput(), 'fees');
    expect(options().length).toBeGreaterThan(0);
    expect(screen.getByText('Some results may be missing. Gone.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('announces the number of suggestions once the reader pauses', () => {
    jest.useFakeTimers();
    renderSearchBox();
    act(() => searchInput().focus());
    fireEvent.input(searchInput(), { target: { value: 'limit' } });
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status').textContent).toBe('1 suggestion');
    jest.useRealTimers();
  });
});
