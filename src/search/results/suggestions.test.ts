import type { SearchHit } from '../index/searchHit';
import { chooseSuggestions, groupByPage } from './suggestions';

/** Creates hits from their addresses: `/a#b`. */
const hits = (addresses: string): SearchHit[] =>
  addresses
    .split(' ')
    .filter((address) => address !== '')
    .map((address) => {
      const [path = '', id] = address.split('#');
      const hash = id === undefined ? '' : `#${id}`;
      return { kind: 'heading', path, text: address, section: address, hash, breadcrumbs: [] };
    });

const written = (pages: ReturnType<typeof groupByPage>): string[] =>
  pages.map(({ hits: found }) => found.map(({ text }) => text).join(' '));

describe('groupByPage', () => {
  it.each([
    ['nothing', '', []],
    ['pages in the order of their first hits', '/b /a', ['/b', '/a']],
    ['the hits of a page together', '/b#1 /b#2 /a /b', ['/b#1 /b#2 /b', '/a']],
    [
      'pages named like properties of objects',
      '/__proto__ /constructor',
      ['/__proto__', '/constructor'],
    ],
  ])('%s', (_, found, expected) => {
    expect(written(groupByPage(hits(found)))).toEqual(expected);
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
    ['fewer hits than the limit', '/a#1 /b#1', 8, ['/a#1', '/b#1']],
    ['hits of a single page up to the limit', '/a#1 /a#2 /a#3', 2, ['/a#1 /a#2']],
  ])('%s', (_, found, limit, expected) => {
    expect(written(chooseSuggestions(groupByPage(hits(found)), limit))).toEqual(expected);
  });
});
