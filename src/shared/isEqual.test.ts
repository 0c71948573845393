import { isEqual } from './isEqual';

test.each([
  [1, 1],
  [null, null],
  [
    { a: 1, b: [2] },
    { b: [2], a: 1 },
  ],
])('%j and %j are equal', (a, b) => {
  expect(isEqual(a, b)).toBe(true);
});

test.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ toString: 1 }, {}],
])('%j and %j differ', (a, b) => {
  expect(isEqual(a, b)).toBe(false);
  expect(isEqual(b, a)).toBe(false);
});
