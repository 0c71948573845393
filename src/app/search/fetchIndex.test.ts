import { search, searchManifestPath, searchTextsFile } from '../../site/search';
import { fetchIndex, fetchManifest, fetchTexts } from './fetchIndex';

function mockHost(files: Readonly<Record<string, string | number>>): jest.Mock {
  const fetchMock = jest.fn((address: string) => {
    const file = files[address];
    if (file === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      typeof file === 'number'
        ? new Response('gone', { status: file })
        : new Response(file, { status: 200 }),
    );
  });
  global.fetch = fetchMock as never;
  return fetchMock;
}

const page = '<!doctype html><title>A page</title>';
const manifest = { current: { api: { index: '/i.txt', store: '/s.json' } } };

describe('fetchManifest', () => {
  it('always revalidates with the host, and sets a time limit', async () => {
    const fetchMock = mockHost({ [searchManifestPath]: JSON.stringify(manifest) });
    await expect(fetchManifest()).resolves.toEqual(manifest);
    const init = fetchMock.mock.calls[0]?.[1] as RequestInit;
    expect(init.cache).toBe('no-cache');
    expect(init.signal).toBeInstanceOf(AbortSignal);
    expect(search.fetchTimeout).toBe(30_000);
  });

  it.each<[string, Readonly<Record<string, string | number>>, RegExp]>([
    ['a failed connection', {}, /could not be fetched\.$/],
    ['a host error', { [searchManifestPath]: 503 }, /could not be fetched \(503\)/],
    ['a page instead of the file', { [searchManifestPath]: page }, /unexpected format/],
    ['JSON of another type', { [searchManifestPath]: '3' }, /unexpected format/],
    ['a version that is null', { [searchManifestPath]: '{"current":null}' }, /unexpected format/],
    [
      'an index that is null',
      { [searchManifestPath]: '{"current":{"api":null}}' },
      /unexpected format/,
    ],
    [
      'an address that is not a string',
      { [searchManifestPath]: '{"a":{"api":{"index":1}}}' },
      /unexpected format/,
    ],
  ])('fails with a message on %s', async (_name, files, message) => {
    mockHost(files);
    await expect(fetchManifest()).rejects.toThrow(message);
  });
});

describe('fetchIndex', () => {
  it('fetches the packed index and the store', async () => {
    mockHost({ '/i.txt': 'packed', '/s.json': '{"0":{}}' });
    await expect(fetchIndex(manifest, 'current', 'api')).resolves.toEqual({
      packed: 'packed',
      store: { 0: {} },
    });
  });

  it('reports a version or context without an index', async () => {
    await expect(fetchIndex(manifest, 'old', 'api')).rejects.toThrow(/no search index/);
    await expect(fetchIndex(manifest, 'current', 'validators')).rejects.toThrow(/no search index/);
  });

  it.each(['{"status":404}', '[{}]', '[]', '{}', '{"0":{'])(
    'fails when the store is %s',
    async (store) => {
      mockHost({ '/i.txt': 'packed', '/s.json': store });
      await expect(fetchIndex(manifest, 'current', 'api')).rejects.toThrow(/unexpected format/);
    },
  );

  it('fails when one of the files is gone', async () => {
    mockHost({ '/i.txt': 'packed', '/s.json': 404 });
    await expect(fetchIndex(manifest, 'current', 'api')).rejects.toThrow(/404/);
    mockHost({ '/i.txt': 404, '/s.json': '{"0":{}}' });
    await expect(fetchIndex(manifest, 'current', 'api')).rejects.toThrow(/404/);
  });
});

describe('fetchTexts', () => {
  it('reads the texts of a page', async () => {
    mockHost({ [searchTextsFile('current', '/x')]: '{"":"text"}' });
    await expect(fetchTexts('current', '/x')).resolves.toEqual({ '': 'text' });
  });

  it.each([
    ['missing', { [searchTextsFile('current', '/x')]: 404 }],
    ['a page', { [searchTextsFile('current', '/x')]: page }],
    ['other JSON', { [searchTextsFile('current', '/x')]: '{"status":404}' }],
  ])('fails when the texts are %s', async (_name, files) => {
    mockHost(files);
    await expect(fetchTexts('current', '/x')).rejects.toThrow(/search index/);
  });
});
