import { randomFrom } from './randomFrom';

test('the same seed gives the same numbers, another seed gives others, and all are in [0, 1)', () => {
  const numbers = (seed: number) => {
    const random = randomFrom(seed);
    return Array.from({ length: 1000 }, () => random());
  };
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1)).not.toEqual(numbers(2));
  expect(numbers(3).every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers(4)).size).toBeGreaterThan(990);
});
