import { stopWords } from '../text/stopWords';
import type { PreparedQuery } from '../query/preparedQuery';

/** How much a synonym of a query word counts, compared with the word itself. */
const synonymShare = 0.6;

function wordCoverage(word: string, { terms, query }: PreparedQuery): number {
  if (stopWords.has(word)) return query.words.includes(word) ? 1 : 0;
  let share = 0;
  for (const { words, synonyms } of terms) {
    if (!words.has(word)) continue;
    if (!synonyms.has(word)) return 1;
    share = synonymShare;
  }
  return share;
}

interface Name {
  readonly words: readonly string[];
  readonly normalized: string;
}

/** Returns the share of a title's or heading's words that the query names, from 0 to 1. */
export function coverage({ words, normalized }: Name, prepared: PreparedQuery): number {
  if (words.length === 0) return 0;
  if (prepared.terms.some((term) => term.words.has(normalized))) return 1;
  return words.reduce((sum, word) => sum + wordCoverage(word, prepared), 0) / words.length;
}
