import { editDistance } from '../../shared/editDistance';

/** Shortest words in which one and two errors are allowed. */
const oneErrorFrom = 5;
const twoErrorsFrom = 8;

/** Weight of a candidate that matches as a whole, and of one of which a prefix matches. */
const wholeWord = 1;
const prefixMatch = 0.6;
/** Weight by the number of errors. */
const weightByErrors = [1, 0.5, 0.3] as const;

interface Comparison {
  readonly errors: number;
  readonly weight: number;
}

function compare(word: string, candidate: string, most: number, isPrefix: boolean): Comparison {
  const longer = candidate.length - word.length;
  const whole = Math.abs(longer) <= most ? editDistance(word, candidate, most) : Infinity;
  const mayContinue = isPrefix && longer > 0 && word.length >= oneErrorFrom;
  if (whole <= most || !mayContinue) return { errors: whole, weight: wholeWord };
  return { errors: editDistance(word, candidate.slice(0, word.length), most), weight: prefixMatch };
}

/** Words with digits are ids and figures, which a word without digits does not mean. */
const hasDigits = (word: string): boolean => /\p{N}/u.test(word);

/**
 * Number of errors allowed in a word: none in short ones, where one letter makes another word,
 * except for one letter missing of five.
 */
function allowedErrors(word: string, candidate: string): number {
  if (candidate.length < oneErrorFrom || word.length < oneErrorFrom - 1) return 0;
  if (word.length < oneErrorFrom) return candidate.length === oneErrorFrom ? 1 : 0;
  return word.length < twoErrorsFrom ? 1 : 2;
}

/**
 * Returns the words with the fewest typing errors, each with a weight from 0 to 1.
 *
 * @param isPrefix whether the reader may still be typing the word
 */
export function correctTypos(
  word: string,
  isPrefix: boolean,
  vocabularies: readonly (readonly string[])[],
): readonly (readonly [string, number])[] {
  let most = twoErrorsFrom;
  let near: [string, number][] = [];
  for (const candidate of vocabularies.flat()) {
    const limit = Math.min(most, allowedErrors(word, candidate));
    if (limit === 0 || candidate.length < word.length - limit) continue;
    if (hasDigits(candidate) && !hasDigits(word)) continue;
    const { errors, weight } = compare(word, candidate, limit, isPrefix);
    if (errors > limit) continue;
    if (errors < most) near = [];
    most = errors;
    near.push([candidate, (weightByErrors[errors] ?? 0) * weight]);
  }
  return near;
}
