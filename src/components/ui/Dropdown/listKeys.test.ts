import { focusedByKey } from './listKeys';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, null],
  ['a', 0, 3, null],
  ['ArrowDown', -1, 0, null],
])('%s from %i of %i leads to %j', (key, index, count, expected) => {
  expect(focusedByKey(key, index, count)).toBe(expected);
});
