import type { SearchHit } from './searchHit';
import { decodeHit, encodeHit } from './storedHit';

const hit: SearchHit = {
  kind: 'heading',
  path: '/a',
  text: 'Fees',
  section: 'Fees',
  hash: '#fees',
  breadcrumbs: ['A'],
};

test.each<[string, SearchHit, string]>([
  ['a section', hit, ''],
  ['a field of a section', { ...hit, text: 'bps' }, 'bps'],
  ['a body, which has no text', { ...hit, kind: 'body', text: '' }, ''],
])('decodes an encoded hit: %s', (_, original, stored) => {
  expect(encodeHit(original).t).toBe(stored);
  expect(decodeHit(encodeHit(original))).toEqual(original);
});
