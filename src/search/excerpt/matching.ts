import { isSameWord, stemOf } from '../text/stem';
import { tokenize } from '../text/tokenize';

const minPrefixLength = 2;

/**
 * Returns a predicate for folded words. It accepts the terms, their inflections and other
 * spellings, and words that start with a term of at least two characters.
 *
 * @param terms as readers type them
 */
export function createMatcher(terms: readonly string[]): (token: string) => boolean {
  const words = terms.flatMap((term) => tokenize(term).map(({ whole }) => whole.token));
  const stems = words.map(stemOf);
  return (token) =>
    words.some(
      (word, index) =>
        (word.length >= minPrefixLength && token.startsWith(word)) ||
        (stemOf(token) === stems[index] && isSameWord(word, token)),
    );
}
