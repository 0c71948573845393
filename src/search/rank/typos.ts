import { editDistance } from '../../shared/editDistance';

/** Errors are forgiven in words from these lengths on, two of them from the second. */
const forgiveFrom = 5;
const forgiveTwoFrom = 8;

/** A word that goes on with an error in it is worth less than a whole word with one. */
const wholeWord = 1;
const beginning = 0.6;
/** What one error leaves of a word's worth, and two. */
const afterErrors = [1, 0.5, 0.3] as const;

interface Miss {
  readonly errors: number;
  readonly worth: number;
}

function missBetween(word: string, candidate: string, most: number, open: boolean): Miss {
  const longer = candidate.length - word.length;
  const whole = Math.abs(longer) <= most ? editDistance(word, candidate, most) : Infinity;
  const goesOn = open && longer > 0 && word.length >= forgiveFrom;
  if (whole <= most || !goesOn) return { errors: whole, worth: wholeWord };
  return { errors: editDistance(word, candidate.slice(0, word.length), most), worth: beginning };
}

/** Digits in a word that was typed without any are those of an id or a figure. */
const hasDigits = (word: string): boolean => /\p{N}/u.test(word);

/**
 * How many errors are forgiven in a word: none in a short one, where one letter makes another word,
 * but for a letter that a longer word lost.
 */
function forgiven(word: string, candidate: string): number {
  if (candidate.length < forgiveFrom || word.length < forgiveFrom - 1) return 0;
  if (word.length < forgiveFrom) return candidate.length === forgiveFrom ? 1 : 0;
  return word.length < forgiveTwoFrom ? 1 : 2;
}

/**
 * The words of a vocabulary that a misspelt word can mean, only those with the fewest errors, each
 * with its worth between 0 and 1.
 *
 * @param open whether the word may go on
 */
export function misspelt(
  word: string,
  open: boolean,
  vocabularies: readonly (readonly string[])[],
): readonly (readonly [string, number])[] {
  let most = forgiveTwoFrom;
  let near: [string, number][] = [];
  for (const candidate of vocabularies.flat()) {
    const least = Math.min(most, forgiven(word, candidate));
    if (least === 0 || candidate.length < word.length - least) continue;
    if (hasDigits(candidate) && !hasDigits(word)) continue;
    const { errors, worth } = missBetween(word, candidate, least, open);
    if (errors > least) continue;
    if (errors < most) near = [];
    most = errors;
    near.push([candidate, (afterErrors[errors] ?? 0) * worth]);
  }
  return near;
}
