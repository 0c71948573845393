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
  ]),
]);

const first = (query: string): string | undefined => site.store[site.search(query)[0] ?? -1]?.path;

describe('SiteIndex finds', () => {
  it.each<[string, string, string]>([
    ['full-width digits', '７５００', '/limits'],
    ['full-width letters', 'ｇｅｔＳｌｏｔ', '/getSlot'],
    ['ligatures', 'oﬀ times', '/cutoff'],
    ['soft hyphens', 'authenti\u00ADcation', '/authentication'],
    ['characters of no width', '\uFEFFget\u200BSlot', '/getSlot'],
    ['hyphens that are none', 'cut\u2011off', '/cutoff'],
    ['a figure with its unit', '250ms', '/timing'],
    ['the same of another unit', '32bytes', '/timing'],
    ['a figure without its unit', '90 s', '/latency'],
  ])('%s: %s', (_name, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['one word written as two', 'block list', '/denied'],
    ['two words written as one', 'apikey', '/authentication'],
    ['two words with a hyphen', 'bearer-tokens', '/authentication'],
    ['the plural of both', 'black lists', '/denied'],
    ['a phrase without spaces', 'smartcontracts', '/programs'],
  ])('synonyms of %s: %s', (_name, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['cut off', 'blacklis', '/denied'],
    ['cut off in the last of its words', 'smart contra', '/programs'],
    ['with a letter too many', 'blackllist', '/denied'],
    ['with two letters turned round', 'smart cnotract ', '/programs'],
    ['with a space in between, cut off', 'black lis', '/denied'],
  ])('synonyms of a word %s: %s', (_name, query, expected) => {
    expect(first(query)).toBe(expected);
  });
});
