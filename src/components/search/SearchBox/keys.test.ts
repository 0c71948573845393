import { movesCaret, nextOption } from './keys';

test.each([
  ['ArrowDown', null, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, null],
  ['ArrowUp', null, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, null],
  ['PageDown', null, 3, 2],
  ['PageUp', 2, 3, 0],
  ['ArrowDown', null, 0, undefined],
  ['PageUp', null, 0, undefined],
  ['a', 1, 3, undefined],
  ['Home', 1, 3, undefined],
])('%s with option %j of %d active returns %j', (key, active, count, expected) => {
  expect(nextOption(key, active, count)).toBe(expected);
});

test.each([
  ['Home', true],
  ['ArrowLeft', true],
  ['ArrowDown', false],
  ['Enter', false],
])('%s moves the caret: %s', (key, expected) => {
  expect(movesCaret(key)).toBe(expected);
});
