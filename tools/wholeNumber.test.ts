import { wholeNumber } from './wholeNumber';

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
