/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useSearch, type SearchScope } from '../../components/contexts';
import { SearchProvider } from './SearchProvider';

const scope: SearchScope = { version: 'current', contexts: ['api'], preferred: 'api' };

function SearchPage() {
  const { load } = useSearch(scope);
  useEffect(() => load(), [load]);
  return <p>page</p>;
}

let isHeldBack = false;
let release: () => void;

/** Shows the search's progress; hydrates when the test calls `release`. */
function SearchBox() {
  const { status } = useSearch(scope);
  if (isHeldBack) throw held;
  return <p>{status}</p>;
}

const held = new Promise<void>((resolve) => {
  release = () => {
    isHeldBack = false;
    resolve();
  };
});

const app = (
  <SearchProvider>
    <Suspense>
      <SearchPage />
    </Suspense>
    <Suspense>
      <SearchBox />
    </Suspense>
  </SearchProvider>
);

test('a search that begins during hydration keeps the HTML of parts not yet hydrated', async () => {
  global.fetch = () => new Promise(() => undefined);
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  const box = container.querySelector('p:last-of-type');
  const errors: unknown[] = [];

  isHeldBack = true;
  await act(async () => {
    hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) });
    await Promise.resolve();
  });
  await act(async () => {
    release();
    await held;
  });
  expect(errors).toEqual([]);
  expect(container.querySelector('p:last-of-type')).toBe(box);
  expect(box?.textContent).toBe('loading');
});
