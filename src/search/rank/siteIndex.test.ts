import { testCollection, type TestPage } from '../index/testIndex';
import { SiteIndex } from './siteIndex';

const pages: readonly TestPage[] = [
  {
    title: 'getBalance',
    path: '/rpc/getBalance',
    breadcrumbs: ['Accounts'],
    text: 'Returns the lamports of an account.',
    sections: { Parameters: 'pubkey base58', Errors: '-32007 slot was skipped' },
  },
  {
    title: 'getBlockHeight',
    path: '/rpc/getBlockHeight',
    sections: { Result: 'the height, see getBalance', Limits: '500,000 slots' },
  },
  { title: 'getLatestBlockhash', path: '/rpc/getLatestBlockhash', text: 'a blockhash' },
  {
    title: 'getTokenAccountsByOwner',
    path: '/rpc/getTokenAccountsByOwner',
    text: 'skipPreflight is no field of it',
  },
  { title: 'sendTransaction', path: '/rpc/send', sections: { skipPreflight: 'leaves checks out' } },
  { title: 'Fiat to Net', path: '/guides/fiat_to_net', text: 'money in' },
  { title: 'Net to fiat', path: '/guides/net_to_fiat', text: 'money out' },
  { title: 'Delete a transaction', path: '/guides/deleting', keywords: ['withdraw'] },
  { title: 'Governance', path: '/governance', text: 'who may vote on fees' },
  { title: 'Fees', path: '/fees', text: 'what a transaction pays', sections: { Voting: 'rates' } },
  {
    title: 'Key shares',
    path: '/documentation/key_shares',
    formerPaths: ['/documentation/vaults/split_custody'],
  },
  { title: 'Rate limits', path: '/limits', text: 'constructor and toString' },
];

const collection = testCollection(pages);
const site = new SiteIndex([collection]);

function pathsFor(query: string, index = site): string[] {
  return [...new Set(index.search(query).map((id) => index.store[id]?.path ?? ''))];
}

describe('SiteIndex', () => {
  it.each<[string, string, string]>([
    ['an identifier', 'getBalance', '/rpc/getBalance'],
    ['an identifier in another case', 'GETBALANCE', '/rpc/getBalance'],
    ['the beginning of an identifier', 'getbal', '/rpc/getBalance'],
    ['the words of an identifier', 'get balance', '/rpc/getBalance'],
    ['the words of an identifier without the first', 'block height', '/rpc/getBlockHeight'],
    [
      'the words of an identifier in another order',
      'owner accounts',
      '/rpc/getTokenAccountsByOwner',
    ],
    ['the inside of an identifier', 'accountsby', '/rpc/getTokenAccountsByOwner'],
    ['one word written as two', 'block hash', '/rpc/getLatestBlockhash'],
    ['an identifier with a typing error', 'getBalence', '/rpc/getBalance'],
    ['a word with two swapped letters', 'goverannce', '/governance'],
    ['a prefix with an error', 'governen', '/governance'],
    ['two words, one with an error', 'blok height', '/rpc/getBlockHeight'],
    ['an identifier with an error in one part', 'gtBlockHeight', '/rpc/getBlockHeight'],
    ['two words run together', 'ratelimits', '/limits'],
    ['its heading rather than its body', 'skippreflight', '/rpc/send'],
    ['its old address', '/documentation/vaults/split_custody', '/documentation/key_shares'],
    [
      'its old URL',
      'https://docs.example/documentation/vaults/split_custody',
      '/documentation/key_shares',
    ],
    ['its URL', 'https://docs.example/guides/fiat_to_net', '/guides/fiat_to_net'],
    ['an error code', '-32007', '/rpc/getBalance'],
    ['a number with separators', '500,000', '/rpc/getBlockHeight'],
    ['a number without separators', '500000', '/rpc/getBlockHeight'],
    ['words in one order', 'net to fiat', '/guides/net_to_fiat'],
    ['the same words in the other order', 'fiat to net', '/guides/fiat_to_net'],
    ['a part of its address', 'fiat_to_net', '/guides/fiat_to_net'],
    ['a synonym', 'cancel transaction', '/guides/deleting'],
    ['a keyword', 'withdraw', '/guides/deleting'],
    ['a question', 'how do I delete a transaction?', '/guides/deleting'],
    ['the singular of a word', 'fee', '/fees'],
    ['another form of a word', 'governing', '/governance'],
    ['a word with accents', 'góvernance', '/governance'],
    ['its title rather than a heading', 'fees', '/fees'],
    ['a heading that only one page has', 'voting', '/fees'],
    ['words of its title and its text together', 'getbalance lamports', '/rpc/getBalance'],
    ['its breadcrumbs', 'accounts balance', '/rpc/getBalance'],
    ['a word that names a property of every object', 'constructor', '/limits'],
  ])('finds a page by %s: %s', (_name, query, expected) => {
    expect(pathsFor(query)[0]).toBe(expected);
  });

  it.each(['', '   ', '…', 'zzzzzz', '__proto__', 'hasOwnProperty', '\uD800', '<>'])(
    'finds nothing for %j',
    (query) => {
      expect(pathsFor(query)).toEqual([]);
    },
  );

  it('searches for stop words if there are no other words', () => {
    expect(pathsFor('a')).toContain('/guides/deleting');
  });

  it('finds pages that match only a part of the query if none matches all of it', () => {
    expect(pathsFor('latest blockhash')).toEqual(['/rpc/getLatestBlockhash']);
    expect(pathsFor('governance elephants')[0]).toBe('/governance');
  });

  it('finds pages by the known part of an identifier or compound word if another part is unknown', () => {
    expect(pathsFor('zulu-governance')).toEqual(['/governance']);
    expect(pathsFor('zulu_shares::xray')).toEqual(['/documentation/key_shares']);
  });

  it('finds the best match for a long text, even if few of its words match', () => {
    const log = '[ok zulu] unexpected xray: quebec, foxtrot and tango in constructor 12';
    expect(pathsFor(log)).toEqual(['/limits']);
  });

  it('corrects typos only when nothing else matches', () => {
    const index = new SiteIndex([testCollection([{ title: 'Harbour' }, { title: 'Harvour' }])]);
    expect(pathsFor('harbour', index)).toEqual(['/Harbour']);
    expect(pathsFor('harxour', index)).toEqual(['/Harbour', '/Harvour']);
  });

  it.each([
    ['transaction pays', true],
    ['govern', true],
    ['getBalance', true],
    ['transaction elephants', false],
    ['payment rates', false],
    ['voting lamports', false],
  ])(
    'tells whether %j can be answered without waiting for other indexes: %s',
    (query, expected) => {
      site.search(query);
      expect(site.isCertain(query)).toBe(expected);
    },
  );

  it('groups the hits of a page, best first', () => {
    const hits = site.search('errors getBalance').map((id) => site.store[id]);
    expect(hits[0]).toMatchObject({ path: '/rpc/getBalance', kind: 'heading', hash: '#Errors' });
    const urls = hits.map((hit) => hit?.path);
    expect(urls.lastIndexOf('/rpc/getBalance')).toBe(
      urls.filter((url) => url === '/rpc/getBalance').length - 1,
    );
  });

  it("searches all collections and prefers the reader's own among equal pages", () => {
    const api = testCollection([{ title: 'Currencies', path: '/api/currencies' }]);
    const guides = testCollection([{ title: 'Currencies', path: '/guides/currencies' }]);
    expect(pathsFor('currencies', new SiteIndex([api, guides], guides))).toEqual([
      '/guides/currencies',
      '/api/currencies',
    ]);
    expect(pathsFor('currencies', new SiteIndex([guides, api], api))).toEqual([
      '/api/currencies',
      '/guides/currencies',
    ]);
  });

  it("ranks a page of the reader's own context first if its title contains the query, unless another title equals the query", () => {
    const guides = testCollection([{ title: 'Vaults', path: '/guides/vaults', text: 'vault' }]);
    const rpc = testCollection([{ title: 'Vault owners', path: '/rpc/owners' }]);
    expect(pathsFor('vault', new SiteIndex([rpc, guides], guides))[0]).toBe('/guides/vaults');
    expect(pathsFor('vault', new SiteIndex([rpc, guides], rpc))[0]).toBe('/rpc/owners');
    expect(pathsFor('vaults', new SiteIndex([rpc, guides], rpc))[0]).toBe('/guides/vaults');
  });

  it('marks words that match a query', () => {
    const isMarked = site.createMatcher('fee balence');
    expect(['fees', 'balance', 'governance'].map(isMarked)).toEqual([true, true, false]);
  });

  it('marks other words with the same stem only if nothing else matches', () => {
    const index = new SiteIndex([testCollection([{ title: 'A', text: 'valid validators rule' }])]);
    const marked = (query: string, words: readonly string[]) =>
      words.filter(index.createMatcher(query));
    expect(marked('validator', ['valid', 'validators', 'validate'])).toEqual(['validators']);
    expect(marked('validation', ['valid'])).toEqual(['valid']);
  });

  it.each([
    ['fee', ['fee']],
    ['balence', ['balance']],
    ['getBalance', ['getbalance']],
    ['how to', ['how', 'to']],
    ['zzzz', ['zzzz']],
  ])('for "%s", marks %j', (query, marks) => {
    expect(site.marksOf(query)).toEqual(marks);
  });
});
