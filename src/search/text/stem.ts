import { stemmer } from 'stemmer';

/** British endings and the American ones that they are compared as. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})is(?=(?:e[drs]?|ers|ing|ations?|able)$)/u, 'iz'],
  [/(?<=\p{L}{3})ys(?=(?:e[drs]?|ers|ing)$)/u, 'yz'],
  [/(?<=\p{L}{2})our(?=(?:s|ed|ing|able|ite|ful)?$)/u, 'or'],
  [/(?<=\p{L}{2}[bt])re(?=s?$)/u, 'er'],
  [/(?<=\p{L}{2}en)c(?=e[ds]?$)/u, 's'],
  [/(?<=\p{L}{3})ll(?=(?:ed|ing|ers?|ations?)$)/u, 'l'],
  [/(?<=al)ogue(?=s?$)/u, 'og'],
];

/**
 * A folded word as it is spelled in America, for comparison only: `authorise` becomes `authorize`,
 * and with it words change that have but one spelling (`promise`), on both sides.
 */
export const americanSpelling = (word: string): string =>
  endings.reduce((spelled, [ending, other]) => spelled.replace(ending, other), word);

/** What the inflections and spellings of a folded word have in common. */
export const stemOf = (word: string): string => stemmer(americanSpelling(word));

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
  const [one, other] = [americanSpelling(first), americanSpelling(second)];
  const common = commonLength(one, other);
  return inflection.test(one.slice(common)) && inflection.test(other.slice(common));
}

/**
 * How near two folded words of one stem are, from 0 to 1: `currency` and `currencies` more than
 * `valid` and `validator`.
 */
export function similarity(first: string, second: string): number {
  if (isSameWord(first, second)) return sameWord;
  const [one, other] = [americanSpelling(first), americanSpelling(second)];
  return 0.3 + (0.65 * commonLength(one, other)) / Math.max(one.length, other.length);
}
