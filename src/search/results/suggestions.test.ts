import type { SearchHit } from '../index/searchHit';
import { chooseSuggestions, groupByPage } from './suggestions';

/** Creates hits from their addresses, separated by spaces: `/a#b /c`. */
const hits = (addresses: string): SearchHit[] =>
  addresses
    .split(' ')
    .filter((address) => address !== '')
    .map((address) => {
      const [path = '', id] = address.split('#');
      const hash = id === undefined ? '' : `#${id}`;
      return { kind: 'heading', path, text: address, section: address, hash, breadcrumbs: [] };
    });

const toText = (pages: ReturnType<typeof groupByPage>): string[] =>
  pages.map(({ hits: addresses }) => addresses.map(({ text }) => text).join(' '));

describe('groupByPage', () => {
  it.each([
    ['nothing if there are no hits', '', []],
    ['pages in the order of their first hits', '/b /a', ['/b', '/a']],
    ['the hits of a page together', '/b#1 /b#2 /a /b', ['/b#1 /b#2 /b', '/a']],
    [
      'pages named like properties of objects',
      '/__proto__ /constructor',
      ['/__proto__', '/constructor'],
    ],
  ])('returns %s', (_, addresses, expected) => {
    expect(toText(groupByPage(hits(addresses)))).toEqual(expected);
  });
});

describe('chooseSuggestions', () => {
  it.each([
    ['nothing if nothing was found', '', 8, []],
    ['the best hit of every page', '/a#1 /a#2 /b#1 /b#2', 2, ['/a#1', '/b#1']],
    ['no pages beyond the limit', '/a /b /c', 2, ['/a', '/b']],
    [
      'further hits of the first page up to the limit',
      '/a#1 /a#2 /a#3 /b#1 /b#2',
      4,
      ['/a#1 /a#2 /a#3', '/b#1'],
    ],
    [
      'further hits of the first page, then of the next',
      '/a#1 /a#2 /b#1 /b#2 /b#3',
      4,
      ['/a#1 /a#2', '/b#1 /b#2'],
    ],
    ['every hit if there are fewer than the limit', '/a#1 /b#1', 8, ['/a#1', '/b#1']],
    ['hits of a single page up to the limit', '/a#1 /a#2 /a#3', 2, ['/a#1 /a#2']],
  ])('chooses %s', (_, addresses, limit, expected) => {
    expect(toText(chooseSuggestions(groupByPage(hits(addresses)), limit))).toEqual(expected);
  });
});
