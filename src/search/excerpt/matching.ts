import { stemOf } from '../text/stem';
import { tokenize } from '../text/tokenize';

/** From this length on a term also stands for the words that it begins. */
const minPrefix = 2;

/**
 * Whether a folded word of a text is what one of the terms asks for: the word itself, an
 * inflection, or a word that it begins. It asks no index: what a page marks of its own text is
 * decided by the terms alone.
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
