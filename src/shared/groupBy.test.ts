import { groupBy } from './groupBy';

test('groups items by their key, in the order of their first items', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], (item) => item.charAt(0));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
