import { decodePercent } from './decodePercent';

test.each([
  ['/%C3%BC%2F', '/ü/'],
  ['/a', '/a'],
  ['100%', undefined],
  ['/%E0%A4%A', undefined],
])('for %s, returns %j', (text, expected) => {
  expect(decodePercent(text)).toBe(expected);
});
