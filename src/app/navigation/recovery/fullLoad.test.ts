/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { cancelFullLoad, loadFully } from './fullLoad';

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const load = jest.fn();

beforeEach(() => {
  fetchMock.mockReset();
  load.mockReset();
  window.fetch = fetchMock as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  cancelFullLoad();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('loads the page if the host answers, even with an error', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 500 });
  await loadFully('/a?q=1', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/a?q=1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows a notice while the host is unreachable, and loads the page when Retry reaches it', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'));
  await loadFully('/a', load);
  expect(screen.getByRole('alert').textContent).toContain('You seem to be offline.');
  expect(load).not.toHaveBeenCalled();
  fetchMock.mockRejectedValueOnce(new TypeError('offline'));
  screen.getByRole('button', { name: 'Retry' }).click();
  await settle();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  fetchMock.mockResolvedValueOnce({});
  screen.getByRole('button', { name: 'Retry' }).click();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not load the page if the reader has gone elsewhere', async () => {
  let respond: (response: unknown) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const loading = loadFully('/a', load);
  cancelFullLoad();
  respond({});
  await loading;
  expect(load).not.toHaveBeenCalled();
});

test('removes the notice when it is dismissed, and does not retry later', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'));
  const onDismiss = jest.fn();
  await loadFully('/a', load, { onDismiss });
  expect(onDismiss).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Dismiss' }).click();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onDismiss).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(load).not.toHaveBeenCalled();
});

test('loads the page when the connection returns, and restores focus', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  fetchMock.mockRejectedValueOnce(new TypeError('offline'));
  await loadFully('/a', load);
  screen.getByRole('button', { name: 'Retry' }).focus();
  fetchMock.mockResolvedValueOnce({});
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  button.remove();
});
