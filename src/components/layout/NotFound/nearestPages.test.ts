import { pagesInOrder } from '../../../shared/pagesInOrder';
import { nearestPages, wordsOfPath } from './nearestPages';

test.each([
  ['/a/b', ['a', 'b']],
  ['/validators/rpc/getBalance', ['validators', 'rpc', 'get', 'Balance']],
  ['/foreign_exchange.html', ['foreign', 'exchange']],
  ['/docs/index.html', ['docs']],
  ['/a%20b/%C3%BCber', ['a', 'b', 'über']],
  ['/%E0%A4%A', ['E0', 'A4', 'A']],
  ['/<script>', ['script']],
  ['/', []],
])('splits %s into words', (path, expected) => {
  expect(wordsOfPath(path)).toEqual(expected);
});

test('returns only the first 12 words of a long path', () => {
  const words = Array.from({ length: 50 }, (_, index) => `${index}`);
  expect(wordsOfPath(`/${words.join('/')}`)).toEqual(words.slice(0, 12));
});

const pages = pagesInOrder([
  { label: 'Home', path: '/' },
  {
    label: 'Guides',
    first: '/documentation/mpc_wallets',
    items: [
      { label: 'Wallets', path: '/documentation/mpc_wallets' },
      { label: 'Foreign exchange', path: '/documentation/foreign_exchange' },
    ],
  },
  {
    label: 'Methods',
    first: '/validators/rpc/getBalance',
    items: [
      { label: 'getBalance', path: '/validators/rpc/getBalance' },
      { label: 'getBlock', path: '/validators/rpc/getBlock' },
    ],
  },
  { label: 'Cut', first: '/cut', items: null },
]);

test.each([
  ['/mpc_wallet', '/documentation/mpc_wallets'],
  ['/documentation/foriegn_exchange', '/documentation/foreign_exchange'],
  ['/rpc/getbalance', '/validators/rpc/getBalance'],
  ['/rpc/getblok', '/validators/rpc/getBlock'],
  ['/getbalance/', '/validators/rpc/getBalance'],
  ['/validators/getBlocks', '/validators/rpc/getBlock'],
])('the page most similar to %s is %s', (path, expected) => {
  expect(nearestPages(path, pages)[0]?.path).toBe(expected);
});

test.each(['/', '/zzzz', '/qqq/xxx/1234'])('no page is similar to %s', (path) => {
  expect(nearestPages(path, pages)).toEqual([]);
});
