/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useCallback, useEffect, useState } from 'react';
import { useSearch, type SearchScope } from '../../components/contexts';
import type { QueryResults } from '../../search/results/queryResults';
import { testFiles } from '../../search/index/testIndex';
import { searchManifestPath } from '../../site/search';
import { SearchProvider } from './SearchProvider';

const api = testFiles([{ title: 'Currencies', path: '/api/currencies' }]);
const guides = testFiles([{ title: 'Fees', path: '/guides/fees' }]);

const manifest = {
  current: {
    api: { index: '/api.txt', store: '/api.json' },
    documentation: { index: '/guides.txt', store: '/guides.json' },
  },
};

/** Files on the host, by address. */
let files: Record<string, string>;
let held: Map<string, () => void>;
let requested: string[];

beforeEach(() => {
  requested = [];
  held = new Map();
  files = {
    [searchManifestPath]: JSON.stringify(manifest),
    '/api.txt': api.packed,
    '/api.json': JSON.stringify(api.store),
    '/guides.txt': guides.packed,
    '/guides.json': JSON.stringify(guides.store),
  };
  global.fetch = (async (address: string) => {
    requested.push(address);
    if (held.has(address)) await new Promise<void>((resolve) => held.set(address, resolve));
    const text = files[address];
    return { ok: text !== undefined, status: 404, text: () => Promise.resolve(text) };
  }) as never;
});

const defaultScope: SearchScope = {
  version: 'current',
  contexts: ['documentation', 'api'],
  preferred: 'documentation',
};

function Probe({
  scope = defaultScope,
  query,
}: {
  readonly scope?: SearchScope;
  readonly query: string;
}) {
  const { status, error, complete, Finder, load } = useSearch(scope);
  // Like the search box, requests the indexes of the other contexts.
  const wantsMore = status === 'done' && !complete && error === null;
  useEffect(() => {
    if (wantsMore) load();
  }, [wantsMore, load]);
  const [results, setResults] = useState<QueryResults | null>(null);
  const onFind = useCallback((results: QueryResults) => setResults(results), []);
  return (
    <>
      <button onClick={load}>load</button>
      <p>
        {status} {error} {complete ? 'complete' : ''}
      </p>
      {Finder !== null && <Finder query={query} onFind={onFind} />}
      <ul>
        {results?.hits.map(({ path, hash }) => (
          <li key={path + hash}>{path}</li>
        ))}
      </ul>
    </>
  );
}

function show(query: string, scope?: SearchScope) {
  const view = (text: string) => (
    <SearchProvider>
      <Probe query={text} {...(scope && { scope })} />
    </SearchProvider>
  );
  const { rerender } = render(view(query));
  return { ask: (text: string) => rerender(view(text)) };
}

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('SearchProvider', () => {
  it('fetches nothing until the search is requested', () => {
    show('fees');
    expect(screen.getByText('idle')).toBeTruthy();
    expect(requested).toEqual([]);
  });

  it('loads the preferred context first and searches it while the others load', async () => {
    held.set('/api.txt', () => undefined);
    const { ask } = show('fees');
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(items()).toEqual(['/guides/fees']));
    expect(screen.getByText('done')).toBeTruthy();
    expect(requested.indexOf('/api.txt')).toBeGreaterThan(requested.indexOf('/guides.json'));

    held.get('/api.txt')?.();
    await screen.findByText('done complete');
    ask('currencies');
    await waitFor(() => expect(items()).toEqual(['/api/currencies']));
  });

  it('fetches each file once', async () => {
    show('fees');
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('done complete');
    await userEvent.click(screen.getByRole('button'));
    expect(requested).toHaveLength(5);
  });

  it('reports a failure and tries again on request', async () => {
    delete files['/guides.txt'];
    show('fees');
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText(/error .*404/);
    files['/guides.txt'] = guides.packed;
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('done complete');
    expect(items()).toEqual(['/guides/fees']);
    expect(requested.filter((address) => address === searchManifestPath)).toHaveLength(2);
  });

  it('searches the preferred context even if another one fails', async () => {
    files['/api.json'] = '<!doctype html>';
    show('fees');
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText(/done .*unexpected format/);
    expect(items()).toEqual(['/guides/fees']);
  });

  it('waits for all contexts if none is preferred', async () => {
    held.set('/api.txt', () => undefined);
    show('fees', { version: 'current', contexts: ['documentation', 'api'] });
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(requested).toHaveLength(5));
    expect(screen.getByText('loading')).toBeTruthy();
    held.get('/api.txt')?.();
    await screen.findByText('done complete');
  });

  it('shows an error if a version has no index', async () => {
    show('fees', { version: 'old', contexts: ['api'] });
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText(/error This part of the documentation has no search index/);
  });
});
