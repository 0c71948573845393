import { editDistance } from './editDistance';

/**
 * Returns the candidate that was probably meant: the nearest one within two typing errors, or
 * within one if it has up to four characters and three if it has nine or more. Case is ignored.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const allowed = candidate.length < 5 ? 1 : candidate.length < 9 ? 2 : 3;
    const distance = editDistance(wanted, candidate.toLowerCase(), allowed);
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
  const found = nearest(word, candidates);
  return found === undefined ? otherwise : `Did you mean ${show(found)}?`;
}

/** Whether a word that is not among the candidates probably means this one. */
export function isMeant(
  candidate: string,
  candidates: readonly string[],
  words: Iterable<string>,
): boolean {
  return [...words].some(
    (word) => !candidates.includes(word) && nearest(word, candidates) === candidate,
  );
}
