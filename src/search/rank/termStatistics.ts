import type { Collection } from '../index/collection';
import { isCommon } from '../text/commonWords';
import { synonymsOf } from '../text/synonyms';
import { bestWeight, type PageMatches } from './matches';
import type { Query } from '../query/parseQuery';

interface TermMatches {
  readonly collection: Collection;
  readonly pages: ReadonlyMap<number, PageMatches>;
}

/** Weight of a term that no page contains, relative to the lowest weight of any other term. */
const unmatchedTermFactor = 0.6;

/** Factor for words that are common in any English text, such as question words. */
const commonFactor = 0.5;

/**
 * Terms on fewer pages count as if they were on this many, because differences between such small
 * numbers are due to chance.
 */
const minFrequency = 4;

interface TermStatistics {
  readonly rarity: readonly number[];
  readonly best: readonly number[];
}

/** Computes the rarity (an inverse document frequency) and the best match of each term. */
export function termStatistics({ terms }: Query, lookups: readonly TermMatches[]): TermStatistics {
  const total = lookups.reduce((sum, { collection }) => sum + collection.pages.length, 0);
  const matches = lookups.flatMap(({ pages }) => [...pages.values()]);
  const matched = terms.map((_, term) => matches.map((page) => bestWeight(page, term)));
  const best = matched.map((weights) =>
    weights.reduce((most, weight) => Math.max(most, weight), 0),
  );
  const rarity = matched.map((weights, term) => {
    const most = best[term] ?? 0;
    if (most === 0) return Infinity;
    const frequency = weights.reduce((sum, weight) => sum + weight / most, 0);
    const rare = 1 + Math.log(1 + total / Math.max(minFrequency, frequency));
    const word = terms[term]?.word ?? '';
    // Words with synonyms are terms of the subject that the site covers.
    const common = isCommon(word) && synonymsOf(word).length === 0 ? commonFactor : 1;
    return common * rare * ((1 + most) / 2);
  });
  const lowest = Math.min(...rarity);
  return {
    best,
    rarity: rarity.map((rare) => (rare === Infinity ? lowest * unmatchedTermFactor : rare)),
  };
}
