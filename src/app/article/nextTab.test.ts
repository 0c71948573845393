import { nextTab } from './nextTab';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 1, null],
  ['a', 1, null],
])('%s on tab %d of three leads to %j', (key, current, expected) => {
  expect(nextTab(key, current, 3)).toBe(expected);
});
