import { duplicateIndexes } from './duplicateIndexes';

test.each([
  [[], []],
  [['a', 'b'], []],
  [
    ['a', 'b', 'a', 'a'],
    [2, 3],
  ],
  [[1, '1', 1], [2]],
])('in %j, finds the duplicates at %j', (values, indexes) => {
  expect(duplicateIndexes(values)).toEqual(indexes);
});
