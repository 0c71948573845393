import { rememberLast } from './rememberLast';

test('computes a result for a new key, and again when the inputs for that key change', () => {
  const compute = jest.fn((text: string, count = 0) => ({ text, count }));
  const remembered = rememberLast(compute);
  const first = remembered('a', 'x');
  expect(remembered('a', 'x')).toBe(first);
  expect(remembered('b', 'x')).not.toBe(first);
  expect(remembered('a', 'y')).toEqual({ text: 'y', count: 0 });
  expect(remembered('a', 'y', 1)).toEqual({ text: 'y', count: 1 });
  expect(remembered('a', 'x')).not.toBe(first);
  expect(compute).toHaveBeenCalledTimes(5);
});
