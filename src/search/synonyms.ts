import { synonymLists } from './synonymLists';
import { stopWords } from './text/stopWords';
import { stemOf } from './text/stem';
import { chunksOf } from './text/words';

/** Other words for some words of a query. */
export interface Meaning {
  /** Number of the words that mean it. */
  readonly length: number;
  /** Folded; a text has to hold all of them. */
  readonly meaning: readonly string[];
  /** How sure it is that they are what is looked for, between 0 and 1. */
  readonly worth: number;
}

interface Phrase extends Meaning {
  readonly stems: readonly string[];
}

const worths = { same: 0.6, meaning: 0.5 } as const;
/** Several words have fewer meanings than one. */
const ofPhrase = 1.5;

const wordsOf = (phrase: string): string[] =>
  chunksOf(phrase)
    .map(({ whole }) => whole.token)
    .filter((word) => !stopWords.has(word));

/** By the stem of their first word, so that inflected words find them as well. */
const phrases = new Map<string, Phrase[]>();

function mean(from: string, to: string, worth: number): void {
  const stems = wordsOf(from).map(stemOf);
  const [first = ''] = stems;
  const known = phrases.get(first) ?? [];
  known.push({ stems, length: stems.length, meaning: wordsOf(to), worth });
  phrases.set(first, known);
}

for (const line of synonymLists.split('\n')) {
  const [said = [], meant] = line.split(' > ').map((side) => side.split(', '));
  for (const from of said) {
    const isPhrase = from.includes(' ');
    const worth = (meant ? worths.meaning : worths.same) * (isPhrase ? ofPhrase : 1);
    for (const to of meant ?? said) if (to !== from) mean(from, to, worth);
    // The words of a phrase answer it together.
    if (isPhrase) mean(from, from, 1);
  }
}

/**
 * What the words of a query from a place on mean.
 *
 * @param words folded, without stop words
 */
export function meaningsAt(words: readonly string[], at: number): readonly Meaning[] {
  const known = phrases.get(stemOf(words[at] ?? '')) ?? [];
  return known.filter(({ stems }) =>
    stems.every((stem, index) => stem === stemOf(words[at + index] ?? '')),
  );
}
