import { americanised } from './spelling';

/** Endings of one word's forms; others make another word of it. */
const inflection = /^(?:e|e?s|e?d|ing|ings|y|ies|ied|)$/;
const sameWord = 0.93;

/** How many letters two words begin with alike. */
function commonLength(one: string, other: string): number {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  return common;
}

/** Whether two folded words of one stem are forms or spellings of one word. */
export function isSameWord(first: string, second: string): boolean {
  const [one, other] = [americanised(first), americanised(second)];
  const common = commonLength(one, other);
  return inflection.test(one.slice(common)) && inflection.test(other.slice(common));
}

/**
 * How near two folded words of one stem are, from 0 to 1: `currency` and `currencies` more than
 * `valid` and `validator`.
 */
export function kinship(first: string, second: string): number {
  if (isSameWord(first, second)) return sameWord;
  const [one, other] = [americanised(first), americanised(second)];
  return 0.3 + (0.65 * commonLength(one, other)) / Math.max(one.length, other.length);
}
