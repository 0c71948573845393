/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useSidebar } from '../../../components/contexts';
import { SidebarsProvider } from './SidebarsProvider';

function Reader() {
  const { tree, load } = useSidebar('current', 'apiSidebar');
  return (
    <>
      <button title="sidebar" onClick={() => load()}>
        {tree === null ? 'none' : JSON.stringify(tree)}
      </button>
      <button onClick={() => load('/api/new')}>renew</button>
    </>
  );
}

const fetchFile = jest.fn<
  Promise<Pick<Response, 'ok' | 'status' | 'json'>>,
  [string, RequestInit?]
>();

async function press(): Promise<string | null> {
  await act(async () => screen.getByTitle('sidebar').click());
  return screen.getByTitle('sidebar').textContent;
}

const answer = (json: unknown, ok = true) =>
  fetchFile.mockResolvedValueOnce({ ok, status: ok ? 200 : 404, json: async () => json });

beforeEach(() => {
  fetchFile.mockReset();
  window.fetch = fetchFile as unknown as typeof fetch;
  render(
    <SidebarsProvider>
      <Reader />
    </SidebarsProvider>,
  );
});

test('fetches a sidebar once, on request', async () => {
  expect(fetchFile).not.toHaveBeenCalled();
  answer([{ label: 'API', path: '/api' }]);
  expect(await press()).toBe('[{"label":"API","path":"/api"}]');
  await press();
  expect(fetchFile.mock.calls).toEqual([['/sidebars/current/apiSidebar.json', {}]]);
});

test('refetches a sidebar that lacks a page, but only once', async () => {
  answer([]);
  await press();
  answer([{ label: 'New', path: '/api/new' }]);
  const renew = () => act(async () => screen.getByText('renew').click());
  await renew();
  await renew();
  expect(screen.getByTitle('sidebar').textContent).toBe('[{"label":"New","path":"/api/new"}]');
  expect(fetchFile).toHaveBeenCalledTimes(2);
  expect(fetchFile.mock.lastCall?.[1]).toEqual({ cache: 'no-cache' });
});

test.each([
  ['a missing file', () => answer([], false)],
  ['an answer that is not a list', () => answer({ error: 'no' })],
  ['no connection', () => fetchFile.mockRejectedValueOnce(new TypeError('offline'))],
])('%s leaves the sidebar unloaded until the next request', async (_, fail) => {
  fail();
  expect(await press()).toBe('none');
  answer([]);
  expect(await press()).toBe('[]');
});
