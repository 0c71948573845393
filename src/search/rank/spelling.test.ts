import { testCollection } from '../index/testIndex';
import { SiteIndex } from './siteIndex';

const site = new SiteIndex([
  testCollection([
    { title: 'Timing', path: '/timing', text: 'A slot takes 250 ms, a key has 32 bytes.' },
    { title: 'Latency', path: '/latency', text: 'within 90s of the order' },
    { title: 'Limits', path: '/limits', text: 'at most 7,500 requests' },
    { title: 'getSlot', path: '/getSlot', text: 'the current slot' },
    { title: 'Cut-off times', path: '/cutoff', text: 'when the rails close' },
    { title: 'Denied addresses', path: '/denied', text: 'the denylist of an issuer' },
    { title: 'Authentication', path: '/authentication', text: 'credentials of a client' },
    { title: 'Programs', path: '/programs', text: 'a program runs in the runtime' },
    { title: 'Order book', path: '/book', text: 'who buys and who sells' },
    { title: 'getStock', path: '/getStock', text: 'returns stockCount and orderBook' },
    { title: 'stockSubscribe', path: '/stockSubscribe', text: 'tells of changes' },
    { title: 'Subscriptions', path: '/subscriptions', text: 'what they cost' },
  ]),
]);

const first = (query: string): string | undefined => site.store[site.search(query)[0] ?? -1]?.path;

describe('SiteIndex finds', () => {
  it.each<[string, string, string]>([
    ['full-width digits', '７５００', '/limits'],
    ['full-width letters', 'ｇｅｔＳｌｏｔ', '/getSlot'],
    ['ligatures', 'oﬀ times', '/cutoff'],
    ['soft hyphens', 'authenti\u00ADcation', '/authentication'],
    ['zero-width characters', '\uFEFFget\u200BSlot', '/getSlot'],
    ['non-breaking hyphens', 'cut\u2011off', '/cutoff'],
    ['a figure written without a space before its unit', '250ms', '/timing'],
    ['a number written without a space before its noun', '32bytes', '/timing'],
    ['a figure separated from its unit', '90 s', '/latency'],
    ['two words written as one that is also a field', 'orderbook', '/book'],
    ['a noun for the verb in a name', 'stock subscription', '/stockSubscribe'],
  ])('%s: %s', (_name, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['one word written as two', 'block list', '/denied'],
    ['two words written as one', 'apikey', '/authentication'],
    ['two words with a hyphen', 'bearer-tokens', '/authentication'],
    ['two words in the plural', 'black lists', '/denied'],
    ['a phrase without spaces', 'smartcontracts', '/programs'],
  ])('synonyms of %s: %s', (_name, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['that is cut off', 'blacklis', '/denied'],
    ['that is cut off in its last word', 'smart contra', '/programs'],
    ['with an extra letter', 'blackllist', '/denied'],
    ['with two swapped letters', 'smart cnotract ', '/programs'],
    ['that is split and cut off', 'black lis', '/denied'],
  ])('synonyms of a word or phrase %s: %s', (_name, query, expected) => {
    expect(first(query)).toBe(expected);
  });
});
