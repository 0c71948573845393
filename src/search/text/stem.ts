import { stemmer } from 'stemmer';

/** British endings and their American spellings. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})is(?=(?:e[drs]?|ers|ing|ations?|able)$)/u, 'iz'],
  [/(?<=\p{L}{3})ys(?=(?:e[drs]?|ers|ing)$)/u, 'yz'],
  [/(?<=\p{L}{2})our(?=(?:s|ed|ing|able|ite|ful)?$)/u, 'or'],
  [/(?<=\p{L}{2}[bt])re(?=s?$)/u, 'er'],
  [/(?<=\p{L}{2}en)c(?=e[ds]?$)/u, 's'],
  [/(?<=\p{L}{3})ll(?=(?:ed|ing|ers?|ations?)$)/u, 'l'],
  [/(?<=al)ogue(?=s?$)/u, 'og'],
];

/** Endings of nouns whose stem differs from that of the verb, each with the verb's ending. */
const nounEndings: typeof endings = [
  [/(?<=scri)ption(?=s?$)/u, 'be'],
  [/(?<=(?:sub|trans|ad)mi)ssion(?=s?$)/u, 't'],
  [/(?<=conver)sion(?=s?$)/u, 't'],
  [/(?<=[pt][ae]n)sion(?=s?$)/u, 'd'],
  [/(?<=deci|clu)sion(?=s?$)/u, 'de'],
  [/(?<=re)tention$/u, 'tain'],
  [/(?<=\p{L}{2}i)fication(?=s?$)/u, 'fy'],
  [/(?<=\p{L}{2}(?:cov|liv)er)(?:y|ies)$/u, ''],
  [/(?<=\p{L}{2}cil)iation(?=s?$)/u, 'e'],
  [/(?<=(?:seiz|clos|expos))ure(?=s?$)/u, 'e'],
  [/(?<=(?:move|agree|deploy))ment(?=s?$)/u, ''],
  [/(?<=(?:re|intro)du)ction(?=s?$)/u, 'ce'],
];

/** Matches all words to which `nounEndings` can apply; most words do not match. */
const nounEndingPattern = /(?:ion|er(?:y|ie)|ure|ment)s?$/;

/** Forms that no rule covers, each followed by its verb. */
const irregularForms =
  'held hold lost lose kept keep bought buy sold sell sale sell chosen choose choice choose ' +
  'frozen freeze written write stolen steal theft steal withdrawn withdraw broken break';

const verbs: ReadonlyMap<string, string> = new Map(
  [...irregularForms.matchAll(/(\w+) (\w+)/g)].map(([, form = '', verb = '']) => [form, verb]),
);

/**
 * Converts a folded word to American spelling, for comparison only: `authorise` becomes
 * `authorize`. Words with one spelling (`promise`) change too.
 */
export const americanSpelling = (word: string): string =>
  endings.reduce((spelled, [ending, american]) => spelled.replace(ending, american), word);

/**
 * Returns the verb of an irregular form (`freeze` for `frozen`). For other words, returns the
 * American spelling, with the ending of a noun replaced by that of the verb: `subscriptions`
 * becomes `subscribes`.
 */
const comparedForm = (word: string): string =>
  verbs.get(word) ??
  (nounEndingPattern.test(word) ? nounEndings : []).reduce(
    (form, [noun, verb]) => form.replace(noun, verb),
    americanSpelling(word),
  );

/** Returns the stem of a folded word. Inflections and spellings of a word usually share a stem. */
export const stemOf = (word: string): string => stemmer(comparedForm(word));

/** Matches endings of inflected forms; any other ending makes a different word. */
const inflection = /^(?:e|e?s|e?d|ing|ings|y|ies|ied|)$/;
const sameWordWeight = 0.93;

function commonPrefixLength(a: string, b: string): number {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  return common;
}

/** Returns whether two folded words with the same stem are forms or spellings of one word. */
export function isSameWord(first: string, second: string): boolean {
  const [a, b] = [comparedForm(first), comparedForm(second)];
  const common = commonPrefixLength(a, b);
  return inflection.test(a.slice(common)) && inflection.test(b.slice(common));
}

/**
 * Returns the weight of a match between two folded words with the same stem, from 0 to 1: higher
 * for `currency` and `currencies` than for `valid` and `validator`.
 */
export function stemWeight(first: string, second: string): number {
  if (isSameWord(first, second)) return sameWordWeight;
  const [a, b] = [comparedForm(first), comparedForm(second)];
  return 0.3 + (0.65 * commonPrefixLength(a, b)) / Math.max(a.length, b.length);
}
