import type { SearchHit } from '../index/searchHit';
import { chooseSuggestions, groupByPage } from './suggestions';

/** Hits by their address: `/a#b`. */
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
    ['pages in their order', '/b /a', ['/b', '/a']],
    ['hits of one page together', '/b#1 /b#2 /a /b', ['/b#1 /b#2 /b', '/a']],
    [
      'addresses that are names of objects',
      '/__proto__ /constructor',
      ['/__proto__', '/constructor'],
    ],
  ])('%s', (_, found, expected) => {
    expect(written(groupByPage(hits(found)))).toEqual(expected);
  });
});

describe('chooseSuggestions', () => {
  it.each([
    ['nothing found', '', 8, []],
    ['every page gets its best hit', '/a#1 /a#2 /b#1 /b#2', 2, ['/a#1', '/b#1']],
    ['pages beyond the limit are left out', '/a /b /c', 2, ['/a', '/b']],
    [
      'the limit is filled from the first pages, in order',
      '/a#1 /a#2 /a#3 /b#1 /b#2',
      4,
      ['/a#1 /a#2 /a#3', '/b#1'],
    ],
    ['and on to the next page', '/a#1 /a#2 /b#1 /b#2 /b#3', 4, ['/a#1 /a#2', '/b#1 /b#2']],
    ['fewer hits than the limit', '/a#1 /b#1', 8, ['/a#1', '/b#1']],
    ['a single page', '/a#1 /a#2 /a#3', 2, ['/a#1 /a#2']],
  ])('%s', (_, found, limit, expected) => {
    expect(written(chooseSuggestions(groupByPage(hits(found)), limit))).toEqual(expected);
  });
});
