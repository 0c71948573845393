import { stopWords } from '../text/stopWords';
import { holdsAll, sumOf, type Ranking } from './ranking';

/** Words that only mean what the query says cover a text less. */
const onlyMeant = 0.6;
/** What a text counts beyond its terms if it has them in their order. */
const inOrder = 1;

function namedShare(word: string, { terms, query }: Ranking): number {
  if (stopWords.has(word)) return query.words.includes(word) ? 1 : 0;
  const naming = terms.filter((term) => term.words.has(word));
  if (naming.length === 0) return 0;
  return naming.every((term) => term.meant.has(word)) ? onlyMeant : 1;
}

/** Share of a text's words that the query names, from 0 to 1. */
export function coverage(words: readonly string[], ranking: Ranking): number {
  if (words.length === 0) return 0;
  return sumOf(words.map((word) => namedShare(word, ranking))) / words.length;
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
  words: readonly string[],
  worths: readonly number[],
  most: number,
  ranking: Ranking,
): number {
  if (worths.length === 0 || !holdsAll(worths)) return 0;
  const mean = sumOf(worths) / worths.length;
  return most * coverage(words, ranking) * mean + (follows(words, ranking) ? inOrder : 0);
}
