import { stemOf } from '../text/stem';
import { tokenize } from '../text/tokenize';

/** Shortest term that also matches words starting with it. */
const minPrefix = 2;

/**
 * Returns a predicate for folded words that match one of the terms: the term itself, an inflection
 * or spelling, or a word starting with it. Pages mark their own text with it, without an index.
 *
 * @param terms as readers type them
 */
export function matcherOf(terms: readonly string[]): (token: string) => boolean {
  const words = terms.flatMap((term) => tokenize(term).map(({ whole }) => whole.token));
  const stems = new Set(words.map(stemOf));
  return (token) =>
    stems.has(stemOf(token)) ||
    words.some((word) => word.length >= minPrefix && token.startsWith(word));
}
