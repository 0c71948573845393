/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { box, options, recordLinks, show } from './testBox';

const followed = recordLinks();

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

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

test('searches only the beginning of a pasted document', async () => {
  const text = `limit ${'x '.repeat(50_000)}`;
  show();
  await userEvent.click(box());
  await userEvent.paste(text);
  expect(box().value).toBe(text);
  const all = screen.getByRole('link', { name: 'See all results' });
  expect(all.getAttribute('href')?.length).toBeLessThan(2100);
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

  it('include the one that Enter follows while no suggestion is active; Enter also clears the input', async () => {
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
