import { editDistance } from '../../shared/editDistance';

/** Minimum lengths of words in which one and two errors are corrected. */
const oneErrorFrom = 5;
const twoErrorsFrom = 8;
/** Longer words are not corrected, because most are keys and hashes. */
const maxWordLength = 40;

/** Weight of a candidate that matches as a whole, and of one whose prefix matches. */
const wholeWord = 1;
const prefixMatch = 0.6;
const weightByErrors = [1, 0.5, 0.3] as const;

interface Comparison {
  readonly errors: number;
  readonly weight: number;
}

function compare(
  word: string,
  candidate: string,
  maxErrors: number,
  isPrefix: boolean,
): Comparison {
  const extraLength = candidate.length - word.length;
  const whole =
    Math.abs(extraLength) <= maxErrors ? editDistance(word, candidate, maxErrors) : Infinity;
  const mayContinue = isPrefix && extraLength > 0 && word.length >= oneErrorFrom;
  if (whole <= maxErrors || !mayContinue) return { errors: whole, weight: wholeWord };
  return {
    errors: editDistance(word, candidate.slice(0, word.length), maxErrors),
    weight: prefixMatch,
  };
}

/**
 * Returns whether a word has digits. Such a word is an id or a figure; a word without digits is not
 * a misspelling of it.
 */
const hasDigits = (word: string): boolean => /\p{N}/u.test(word);

/**
 * Returns the number of errors allowed in a word. A short word may have none, because changing one
 * letter makes a different word; but a five-letter word may lack one letter.
 */
function allowedErrors(word: string, candidate: string): number {
  if (candidate.length < oneErrorFrom || word.length < oneErrorFrom - 1) return 0;
  if (word.length < oneErrorFrom) return candidate.length === oneErrorFrom ? 1 : 0;
  return word.length < twoErrorsFrom ? 1 : 2;
}

/** Returns a word's letters as a set of bits; some letters share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const lettersByVocabulary = new WeakMap<readonly string[], Int32Array>();

/**
 * Returns the vocabulary words that may be within two errors of a word: those that lack at most two
 * of its letters. Some that lack more are returned too, because letters share bits.
 */
function similarWords(word: string, vocabulary: readonly string[]): string[] {
  const letterSets = lettersByVocabulary.get(vocabulary) ?? Int32Array.from(vocabulary, lettersOf);
  lettersByVocabulary.set(vocabulary, letterSets);
  const letters = lettersOf(word);
  return vocabulary.filter((_, at) => {
    const missing = letters & ~(letterSets[at] ?? 0);
    // Each step removes one bit; more than two missing letters are more than two errors.
    const rest = missing & (missing - 1);
    return (rest & (rest - 1)) === 0;
  });
}

/**
 * Returns the vocabulary words that are closest to a word: those with the fewest typing errors, and
 * no more than the word's length allows. Each has a weight from 0 to 1.
 *
 * @param isPrefix whether the reader may still be typing the word
 */
export function correctTypos(
  word: string,
  isPrefix: boolean,
  vocabularies: readonly (readonly string[])[],
): readonly (readonly [string, number])[] {
  let fewest = twoErrorsFrom;
  let near: [string, number][] = [];
  if (word.length > maxWordLength) return near;
  for (const candidate of vocabularies.flatMap((vocabulary) => similarWords(word, vocabulary))) {
    const limit = Math.min(fewest, allowedErrors(word, candidate));
    if (limit === 0 || candidate.length < word.length - limit) continue;
    if (hasDigits(candidate) && !hasDigits(word)) continue;
    const { errors, weight } = compare(word, candidate, limit, isPrefix);
    if (errors > limit) continue;
    if (errors < fewest) near = [];
    fewest = errors;
    near.push([candidate, (weightByErrors[errors] ?? 0) * weight]);
  }
  return near;
}
