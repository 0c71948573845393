import { scrollMove, type Arrival, type ScrollMove } from './scrollMove';

const navigated: Arrival = { kind: 'navigated' };
const top: ScrollMove = { kind: 'top' };
const spot = { position: 480, open: [1] };
const returned: Arrival = { kind: 'returned', spot };
const stay: ScrollMove = { kind: 'stay' };

function addressParts(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://docs.example');
  return { pathname, search, hash };
}

test.each<[string, string, Arrival, ScrollMove]>([
  ['/a', '/b', navigated, top],
  ['/a#x', '/b', navigated, top],
  ['/a', '/b#x', navigated, { kind: 'hash', otherwise: 'top' }],
  ['/a', '/a#x', navigated, { kind: 'hash', otherwise: 'stay' }],
  ['/a#x', '/a#y', navigated, { kind: 'hash', otherwise: 'stay' }],
  ['/a#x', '/a#x', navigated, { kind: 'hash', otherwise: 'stay' }],
  ['/a#x', '/a', navigated, top],
  ['/a', '/a', navigated, top],
  ['/a?q=1', '/a?q=2', navigated, stay],
  ['/a?q=1#x', '/a#x', navigated, stay],
  ['/a?q=1#x', '/a?q=2#y', navigated, { kind: 'hash', otherwise: 'stay' }],
  ['/a?q=1', '/b?q=2', navigated, top],
  ['/a', '/b', returned, { kind: 'spot', spot, isNewPage: true }],
  ['/a', '/b#x', returned, { kind: 'spot', spot, isNewPage: true }],
  ['/a?q=1', '/a?q=2', returned, { kind: 'spot', spot, isNewPage: false }],
  ['/a', '/b', { kind: 'returned', spot: null }, top],
  ['/a', '/b#x', { kind: 'returned', spot: null }, { kind: 'hash', otherwise: 'top' }],
  ['/a', '/a#x', { kind: 'followed' }, { kind: 'hash', otherwise: 'stay' }],
])('from %s to %s, with the arrival %j, returns %j', (from, to, arrival, expected) => {
  expect(scrollMove(addressParts(from), addressParts(to), arrival)).toEqual(expected);
});
