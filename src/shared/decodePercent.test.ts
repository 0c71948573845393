import { decodeIfValid, decodePercent } from './decodePercent';

test.each([
  ['/%C3%BC%2F', '/ü/'],
  ['/a', '/a'],
  ['', ''],
])('decodes %j to %j', (text, expected) => {
  expect(decodePercent(text)).toBe(expected);
  expect(decodeIfValid(text)).toBe(expected);
});

test.each(['100%', '/%E0%A4%A'])('does not decode %j, which is invalid', (text) => {
  expect(decodePercent(text)).toBeUndefined();
  expect(decodeIfValid(text)).toBe(text);
});
