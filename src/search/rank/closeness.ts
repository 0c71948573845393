import { stopWords } from '../text/stopWords';
import { holdsAll, sumOf, type Ranking } from './ranking';

/** Words that only mean what the query says cover a text less. */
const onlyMeant = 0.6;
/** What a text counts beyond its terms if it has them in their order. */
const inOrder = 1;

function namedShare(word: string, { terms, query }: Ranking): number {
  if (stopWords.has(word)) return query.words.includes(word) ? 1 : 0;
  let share = 0;
  for (const { words, meant } of terms) {
    if (!words.has(word)) continue;
    if (!meant.has(word)) return 1;
    share = onlyMeant;
  }
  return share;
}

/** A title or heading: its words, and all of them without spaces and signs. */
interface Name {
  readonly words: readonly string[];
  readonly squashed: string;
}

/** Share of a text's words that the query names, from 0 to 1. */
export function coverage({ words, squashed }: Name, ranking: Ranking): number {
  if (words.length === 0) return 0;
  if (ranking.terms.some((term) => term.words.has(squashed))) return 1;
  return words.reduce((sum, word) => sum + namedShare(word, ranking), 0) / words.length;
}

/** Whether the terms follow one another in a text. */
function follows(words: readonly string[], { terms }: Ranking): boolean {
  let from = 0;
  return terms.every((term) => {
    const place = words.findIndex((word, index) => index >= from && term.words.has(word));
    from = place + 1;
    return place !== -1;
  });
}

/**
 * What a title or heading that holds every term counts beyond its terms.
 *
 * @param worths what it holds of each term
 * @param most what it counts if the query names all of it
 */
export function closeness(
  name: Name,
  worths: readonly number[],
  most: number,
  ranking: Ranking,
): number {
  if (worths.length === 0 || !holdsAll(worths)) return 0;
  const mean = sumOf(worths) / worths.length;
  return most * coverage(name, ranking) * mean + (follows(name.words, ranking) ? inOrder : 0);
}
