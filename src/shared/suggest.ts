import { editDistance } from './editDistance';

/**
 * Returns the candidate nearest to a word, ignoring case; undefined if none is near. A candidate of
 * up to four characters may differ by one typing error, one of up to eight by two, a longer one by
 * three.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lowerCased = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const maxErrors = candidate.length < 5 ? 1 : candidate.length < 9 ? 2 : 3;
    const distance = editDistance(lowerCased, candidate.toLowerCase(), maxErrors);
    if (distance < bestDistance && distance < candidate.length) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Returns `Did you mean "x"?` if a candidate is near, otherwise the fallback. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  otherwise: string,
  show: (candidate: string) => string = (candidate) => `"${candidate}"`,
): string {
  const candidate = nearest(word, candidates);
  return candidate === undefined ? otherwise : `Did you mean ${show(candidate)}?`;
}

/** Whether one of the words is probably a misspelling of the candidate. */
export function isMeant(
  candidate: string,
  candidates: readonly string[],
  words: Iterable<string>,
): boolean {
  return [...words].some(
    (word) => !candidates.includes(word) && nearest(word, candidates) === candidate,
  );
}
