import { randomIntegers } from '../src/shared/randomIntegers';

/** Returns a seeded generator of random numbers in [0, 1). */
export function randomFrom(seed: number): () => number {
  const next = randomIntegers(seed);
  return () => next() / 2 ** 32;
}
