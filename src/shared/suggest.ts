import { withNameTokens } from '../site/names';
import { editDistance } from './editDistance';

/**
 * Returns the candidate nearest to a word, ignoring case unless two are equally near; undefined if
 * none is near. Candidates of up to four characters may differ by one typing error, those of up to
 * eight by two, longer ones by three.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lowerCased = word.toLowerCase();
  const caseErrors = (candidate: string) => editDistance(word, candidate, Infinity);
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const maxErrors = candidate.length < 5 ? 1 : candidate.length < 9 ? 2 : 3;
    const distance = editDistance(lowerCased, candidate.toLowerCase(), maxErrors);
    const isNearer =
      distance < bestDistance ||
      (distance === bestDistance && best !== undefined && caseErrors(candidate) < caseErrors(best));
    if (isNearer && distance < candidate.length) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * Returns `Did you mean "x"?` if a candidate is similar to the word, otherwise the fallback. Writes
 * the site's names as tokens.
 */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  fallback: string,
  show: (candidate: string) => string = (candidate) => `"${candidate}"`,
): string {
  const forms = [...candidates].flatMap((each) => [...new Set([each, withNameTokens(each)])]);
  const candidate = nearest(word, forms);
  return candidate === undefined ? fallback : `Did you mean ${show(withNameTokens(candidate))}?`;
}

/**
 * Returns `Its variants are round, long.`, `Its only variant is round.` or `It has no variants.`
 *
 * @param noun a plural that ends in s
 */
export function listNames(noun: string, names: readonly string[]): string {
  if (names.length === 0) return `It has no ${noun}.`;
  const written = names.map(withNameTokens);
  return names.length === 1
    ? `Its only ${noun.slice(0, -1)} is ${written[0]}.`
    : `Its ${noun} are ${written.join(', ')}.`;
}

/** Returns `Use one of round, long.` or, for a single name, `Use round.` */
export const adviceToUse = (names: readonly string[]): string => {
  const written = names.map(withNameTokens);
  return names.length === 1 ? `Use ${written[0]}.` : `Use one of ${written.join(', ')}.`;
};

/**
 * Finds a renaming: the only word that is not a candidate, and the only candidate that is not among
 * the words. Returns undefined unless there is exactly one of each.
 */
export function findRenamed(
  candidates: readonly string[],
  words: Iterable<string>,
): { readonly word: string; readonly candidate: string } | undefined {
  const known = new Set(words);
  const [word, ...otherWords] = [...known].filter((each) => !candidates.includes(each));
  const [candidate, ...otherCandidates] = candidates.filter((each) => !known.has(each));
  const isOnly = otherWords.length === 0 && otherCandidates.length === 0;
  return isOnly && word !== undefined && candidate !== undefined ? { word, candidate } : undefined;
}

/**
 * Like `didYouMean`, but if no candidate is similar, suggests the word's new name if `findRenamed`
 * finds one.
 */
export function didYouMeanRenamed(
  word: string,
  candidates: readonly string[],
  words: Iterable<string>,
  fallback: string,
): string {
  const renamed = findRenamed(candidates, words);
  const isRenamed = renamed?.word === word && nearest(word, candidates) === undefined;
  return didYouMean(isRenamed ? renamed.candidate : word, candidates, fallback);
}

/**
 * Returns whether one of the words is probably a misspelling or a former name of the candidate.
 */
export function isMisspeltOrRenamed(
  candidate: string,
  candidates: readonly string[],
  words: Iterable<string>,
): boolean {
  const all = [...words];
  const isMisspelt = all.some(
    (word) => !candidates.includes(word) && nearest(word, candidates) === candidate,
  );
  return isMisspelt || findRenamed(candidates, all)?.candidate === candidate;
}
