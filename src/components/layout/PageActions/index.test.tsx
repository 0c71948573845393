/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { PageActions } from '.';
import { inContexts } from '../../contexts/inContexts';

const write = jest.fn<Promise<void>, [{ data: Record<string, Promise<Blob>> }[]]>();
const fetchMock = jest.fn<Promise<{ ok: boolean; text: () => Promise<string> }>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  write.mockReset().mockImplementation(async ([item]) => void (await item?.data['text/plain']));
  fetchMock.mockReset().mockResolvedValue({ ok: true, text: () => Promise.resolve('# A') });
  Object.assign(navigator, { clipboard: { write } });
  Object.assign(window, {
    fetch: fetchMock,
    ClipboardItem: class {
      constructor(readonly data: unknown) {}
    },
  });
  render(inContexts(<PageActions />, { path: '/a/b' }));
});
afterEach(() => jest.useRealTimers());

const press = () =>
  act(async () => {
    screen.getByRole('button', { name: 'Copy page' }).click();
    await jest.advanceTimersByTimeAsync(0);
  });

test('copies the page as Markdown and confirms it for two seconds', async () => {
  await press();
  expect(fetchMock.mock.calls).toEqual([['/a/b.md']]);
  expect(write).toHaveBeenCalledTimes(1);
  const copied = await write.mock.calls[0]?.[0][0]?.data['text/plain'];
  expect([copied?.type, copied?.size]).toEqual(['text/plain', '# A'.length]);
  act(() => jest.advanceTimersByTime(1999));
  screen.getByRole('button', { name: 'Copied' });
  act(() => jest.advanceTimersByTime(1));
  screen.getByRole('button', { name: 'Copy page' });
});

test('a second copy restarts the two seconds of confirmation', async () => {
  await press();
  act(() => jest.advanceTimersByTime(1500));
  await act(async () => {
    screen.getByRole('button', { name: 'Copied' }).click();
    await jest.advanceTimersByTimeAsync(0);
  });
  act(() => jest.advanceTimersByTime(1500));
  screen.getByRole('button', { name: 'Copied' });
});

test('reports that the page could not be copied', async () => {
  fetchMock.mockResolvedValue({ ok: false, text: () => Promise.resolve('') });
  await press();
  screen.getByRole('button', { name: 'Not copied' });
});

test('links to the page as Markdown', () => {
  const link = screen.getByRole('link', { name: 'View as Markdown' });
  expect(link.getAttribute('href')).toBe('/a/b.md');
});
