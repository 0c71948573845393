import { base58Bytes } from './base58';

it.each([
  ['', 0],
  ['1', 1],
  ['5Q', 1],
  ['5R', 2],
  ['11111111111111111111111111111111', 32],
  ['JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG', 32],
  ['abc0', undefined],
  ['O', undefined],
  ['😀', undefined],
])('counts the bytes of %j: %j', (text, bytes) => {
  expect(base58Bytes(text)).toBe(bytes);
});
