/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { usePageTexts } from './usePageTexts';

interface Props {
  readonly path: string | null;
  readonly query: string;
}

const loadTexts = jest.fn((path: string) => Promise.resolve({ '': `Text of ${path}.` }));

const renderTexts = (initialProps: Props) =>
  renderHook(({ path, query }: Props) => usePageTexts(path, query, loadTexts), { initialProps });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  loadTexts.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

test('fetches texts once, and only when the reader pauses typing', async () => {
  const { result, rerender } = renderTexts({ path: '/fees', query: 'f' });
  for (const query of ['fe', 'fee', 'fees']) {
    await pass(150);
    rerender({ path: '/fees', query });
  }
  expect(loadTexts).not.toHaveBeenCalled();
  await pass(200);
  expect(result.current).toEqual({ '': 'Text of /fees.' });
  rerender({ path: '/fees', query: 'fees of' });
  await pass(1000);
  expect(loadTexts).toHaveBeenCalledTimes(1);
});

test('fetches nothing for a page that the next key press replaces, and never returns the texts of another page', async () => {
  const { result, rerender } = renderTexts({ path: '/fees', query: 'fees' });
  await pass(150);
  rerender({ path: '/api', query: 'fees a' });
  await pass(150);
  expect(loadTexts).not.toHaveBeenCalled();
  await pass(50);
  expect(result.current).toEqual({ '': 'Text of /api.' });
  rerender({ path: '/regions', query: 'fees ar' });
  expect(result.current).toBeNull();
  rerender({ path: null, query: 'fees ar' });
  await pass(1000);
  expect(loadTexts.mock.calls).toEqual([['/api']]);
});
