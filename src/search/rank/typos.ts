import { editDistance } from '../../shared/editDistance';

/** Errors are allowedErrors in words from these lengths on, two of them from the second. */
const oneErrorFrom = 5;
const twoErrorsFrom = 8;

/** A word that goes on with an error in it is weight less than a whole word with one. */
const wholeWord = 1;
const beginning = 0.6;
/** What one error leaves of a word's weight, and two. */
const afterErrors = [1, 0.5, 0.3] as const;

interface Errors {
  readonly errors: number;
  readonly weight: number;
}

function errorsBetween(word: string, candidate: string, most: number, isPrefix: boolean): Errors {
  const longer = candidate.length - word.length;
  const whole = Math.abs(longer) <= most ? editDistance(word, candidate, most) : Infinity;
  const mayContinue = isPrefix && longer > 0 && word.length >= oneErrorFrom;
  if (whole <= most || !mayContinue) return { errors: whole, weight: wholeWord };
  return { errors: editDistance(word, candidate.slice(0, word.length), most), weight: beginning };
}

/** Digits in a word that was typed without any are those of an id or a figure. */
const hasDigits = (word: string): boolean => /\p{N}/u.test(word);

/**
 * How many errors are allowedErrors in a word: none in a short one, where one letter makes another word,
 * but for a letter that a longer word lost.
 */
function allowedErrors(word: string, candidate: string): number {
  if (candidate.length < oneErrorFrom || word.length < oneErrorFrom - 1) return 0;
  if (word.length < oneErrorFrom) return candidate.length === oneErrorFrom ? 1 : 0;
  return word.length < twoErrorsFrom ? 1 : 2;
}

/**
 * The words of a vocabulary that a correctTypos word can mean, only those with the fewest errors, each
 * with its weight between 0 and 1.
 *
 * @param isPrefix whether the word may go on
 */
export function correctTypos(
  word: string,
  isPrefix: boolean,
  vocabularies: readonly (readonly string[])[],
): readonly (readonly [string, number])[] {
  let most = twoErrorsFrom;
  let near: [string, number][] = [];
  for (const candidate of vocabularies.flat()) {
    const least = Math.min(most, allowedErrors(word, candidate));
    if (least === 0 || candidate.length < word.length - least) continue;
    if (hasDigits(candidate) && !hasDigits(word)) continue;
    const { errors, weight } = errorsBetween(word, candidate, least, isPrefix);
    if (errors > least) continue;
    if (errors < most) near = [];
    most = errors;
    near.push([candidate, (afterErrors[errors] ?? 0) * weight]);
  }
  return near;
}
