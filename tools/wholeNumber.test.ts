import { maxPort, wholeNumber } from './wholeNumber';

test.each([
  ['0', 0],
  ['2000', 2000],
])('reads %j', (text, expected) => {
  expect(wholeNumber('--steps', text)).toBe(expected);
});

test.each(['', 'many', '2,000', '-1', '1.5', '1e3'])('rejects %j', (text) => {
  expect(() => wholeNumber('--steps', text)).toThrow(
    `"${text}" is not valid for --steps. Write only digits, such as 2000.`,
  );
});

test('rejects a number above the limit', () => {
  expect(wholeNumber('PORT', '65535', maxPort)).toBe(65535);
  expect(() => wholeNumber('PORT', '65536', maxPort)).toThrow(
    '"65536" is too large for PORT. Write a number up to 65535.',
  );
});
