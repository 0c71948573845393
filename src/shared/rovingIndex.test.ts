import { rovingIndex } from './rovingIndex';

test.each([
  ['Next', -1, 3, 0],
  ['Next', 0, 3, 1],
  ['Next', 2, 3, 0],
  ['Previous', -1, 3, 2],
  ['Previous', 0, 3, 2],
  ['Previous', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, null],
  ['a', 1, 3, null],
  ['Next', -1, 0, null],
])('for the key %s at index %i of %i items, returns %j', (key, index, count, expected) => {
  const event = { key, altKey: false, ctrlKey: false, metaKey: false };
  expect(rovingIndex(event, ['Previous', 'Next'], index, count)).toBe(expected);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('leaves a key with %s to the browser', (modifier) => {
  const event = { key: 'Next', altKey: false, ctrlKey: false, metaKey: false, [modifier]: true };
  expect(rovingIndex(event, ['Previous', 'Next'], 0, 3)).toBeNull();
});
