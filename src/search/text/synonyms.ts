import { synonymLists } from '../../subject/synonyms';
import { isSameWord, stemOf } from './stem';
import { stopWords } from './stopWords';
import { tokenize } from './tokenize';

/** Other words for a word or phrase of a query. */
interface Synonym {
  /** Number of query words that they replace, stop words included. */
  readonly length: number;
  /** Folded, without stop words; a text must contain all of them. */
  readonly target: readonly string[];
  /** Likelihood that the reader means them, from 0 to 1.5: phrases are less ambiguous than words. */
  readonly weight: number;
}

interface Phrase extends Omit<Synonym, 'length'> {
  /** Its words without spaces: `block list` and `blocklist` are one phrase. */
  readonly joined: string;
}

/** A line of the synonym lists. */
interface SynonymLine {
  /** Words or phrases of readers. */
  readonly phrases: readonly string[];
  /** What they mean; undefined if all phrases of the line are synonyms of each other. */
  readonly targets: readonly string[] | undefined;
}

/** Parses the synonym lists. */
export const synonymLines = (): SynonymLine[] =>
  synonymLists
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [phrases = [], targets] = line.split(' > ').map((side) => side.split(', '));
      return { phrases, targets };
    });

const weights = { same: 0.6, target: 0.5 } as const;
/** Phrases weigh more, because they are less ambiguous. */
const phraseFactor = 1.5;

const wordsOf = (phrase: string): string[] => tokenize(phrase).map(({ whole }) => whole.token);

/**
 * Returns the words that a text must contain to match a phrase: all but stop words. Empty if only
 * one word of a phrase is left, which has another meaning: `pay` of `pay in`.
 */
export function requiredWords(phrase: string): readonly string[] {
  const words = wordsOf(phrase);
  const significant = words.filter((word) => !stopWords.has(word));
  return words.length > 1 && significant.length === 1 ? [] : significant;
}

/** By the stem of all words without spaces, so that inflected words match too. */
const phrasesByStem = new Map<string, Phrase[]>();
let longest = 0;

function addSynonym(words: readonly string[], to: string, weight: number): void {
  const target = requiredWords(to);
  if (target.length === 0) return;
  const joined = words.join('');
  const known = phrasesByStem.get(stemOf(joined)) ?? [];
  known.push({ joined, target, weight });
  phrasesByStem.set(stemOf(joined), known);
}

for (const { phrases, targets } of synonymLines()) {
  for (const from of phrases) {
    const words = wordsOf(from);
    const isPhrase = words.length > 1;
    longest = Math.max(longest, words.length);
    const weight = (targets ? weights.target : weights.same) * (isPhrase ? phraseFactor : 1);
    for (const to of targets ?? phrases) if (to !== from) addSynonym(words, to, weight);
    // A phrase also matches texts that contain all of its words.
    if (isPhrase) addSynonym(words, from, 1);
  }
}

/**
 * Returns synonyms of the words or phrases that start at an index of a query.
 *
 * @param words folded, with stop words
 */
export function synonymsAt(words: readonly string[], at: number): readonly Synonym[] {
  return words.slice(at, at + longest).flatMap((_, last) => {
    const joined = words.slice(at, at + last + 1).join('');
    const known = phrasesByStem.get(stemOf(joined)) ?? [];
    return known
      .filter((phrase) => isSameWord(phrase.joined, joined))
      .map(({ target, weight }) => ({ target, weight, length: last + 1 }));
  });
}
