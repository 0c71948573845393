import { stemOf } from '../text/stem';
import { chunksOf } from '../text/words';

/** From this length on a term also stands for the words that it begins. */
const shortestBeginning = 2;

/**
 * Whether a folded word of a text is what one of the terms asks for: the word itself, an
 * inflection, or a word that it begins. It asks no index: what a page marks of its own text is
 * decided by the terms alone.
 *
 * @param terms as readers type them
 */
export function matcherOf(terms: readonly string[]): (token: string) => boolean {
  const words = terms.flatMap((term) => chunksOf(term).map(({ whole }) => whole.token));
  const stems = new Set(words.map(stemOf));
  return (token) =>
    stems.has(stemOf(token)) ||
    words.some((word) => word.length >= shortestBeginning && token.startsWith(word));
}
