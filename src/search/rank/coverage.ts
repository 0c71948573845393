import { stopWords } from '../text/stopWords';
import type { PreparedQuery } from './preparedQuery';

/** Words that only mean what the query says cover a text less. */
const synonymShare = 0.6;

function namedShare(word: string, { terms, query }: PreparedQuery): number {
  if (stopWords.has(word)) return query.words.includes(word) ? 1 : 0;
  let share = 0;
  for (const { words, meant } of terms) {
    if (!words.has(word)) continue;
    if (!meant.has(word)) return 1;
    share = synonymShare;
  }
  return share;
}

/** A title or heading: its words, and all of them without spaces and signs. */
interface Name {
  readonly words: readonly string[];
  readonly normalized: string;
}

/** Share of a text's words that the query names, from 0 to 1. */
export function coverage({ words, normalized }: Name, prepared: PreparedQuery): number {
  if (words.length === 0) return 0;
  if (prepared.terms.some((term) => term.words.has(normalized))) return 1;
  return words.reduce((sum, word) => sum + namedShare(word, prepared), 0) / words.length;
}
