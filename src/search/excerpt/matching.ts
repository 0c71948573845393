import { isSameWord, stemOf } from '../text/stem';
import { tokenize } from '../text/tokenize';

/** Minimum length of a term that also matches words starting with it. */
const minPrefixLength = 2;

/**
 * Returns a predicate for folded words that match one of the terms: the term itself, an inflection
 * or spelling, or a word starting with it; `valid` has the stem of `validator` but is another word.
 * Pages mark their own text with it, without an index.
 *
 * @param terms as readers type them
 */
export function matcherOf(terms: readonly string[]): (token: string) => boolean {
  const words = terms.flatMap((term) => tokenize(term).map(({ whole }) => whole.token));
  const stems = words.map(stemOf);
  return (token) =>
    words.some(
      (word, index) =>
        (word.length >= minPrefixLength && token.startsWith(word)) ||
        (stemOf(token) === stems[index] && isSameWord(word, token)),
    );
}
