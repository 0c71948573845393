import { synonymLists } from '../../subject/synonyms';
import { isSameWord } from './stem';
import { stopWords } from './stopWords';
import { stemOf } from './stem';
import { tokenize } from './tokenize';

/** Other words for some words of a query. */
export interface Synonym {
  /** Number of the words that mean it, stop words included. */
  readonly length: number;
  /** Folded, without stop words; a text has to hold all of them. */
  readonly target: readonly string[];
  /** How sure it is that they are what is looked for, between 0 and 1. */
  readonly weight: number;
}

interface Phrase extends Synonym {
  readonly words: readonly string[];
}

/** One line of the lists. */
export interface SynonymLine {
  /** What readers say. */
  readonly said: readonly string[];
  /** What is meant by it; undefined where all that is said means the same. */
  readonly meant: readonly string[] | undefined;
}

/** The lists of synonyms by line, as they are written. */
export const synonymLines = (): SynonymLine[] =>
  synonymLists
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [said = [], meant] = line.split(' > ').map((side) => side.split(', '));
      return { said, meant };
    });

const weights = { same: 0.6, target: 0.5 } as const;
/** Several words have fewer meanings than one. */
const phraseFactor = 1.5;

const wordsOf = (phrase: string): string[] => tokenize(phrase).map(({ whole }) => whole.token);

/**
 * The words that a text has to hold to answer a phrase: those that texts are indexed by. Empty where
 * a phrase has only one such word, which on its own means something else: `pay` of `pay in`.
 */
export function answeringWords(phrase: string): readonly string[] {
  const words = wordsOf(phrase);
  const telling = words.filter((word) => !stopWords.has(word));
  return words.length > 1 && telling.length === 1 ? [] : telling;
}

/** By the stem of their first word, so that inflected words find them as well. */
const phrases = new Map<string, Phrase[]>();

function mean(words: readonly string[], to: string, weight: number): void {
  const target = answeringWords(to);
  if (target.length === 0) return;
  const first = stemOf(words[0] ?? '');
  const known = phrases.get(first) ?? [];
  known.push({ words, length: words.length, target, weight });
  phrases.set(first, known);
}

for (const { said, meant } of synonymLines()) {
  for (const from of said) {
    const words = wordsOf(from);
    const isPhrase = words.length > 1;
    const weight = (meant ? weights.target : weights.same) * (isPhrase ? phraseFactor : 1);
    for (const to of meant ?? said) if (to !== from) mean(words, to, weight);
    // The words of a phrase answer it together.
    if (isPhrase) mean(words, from, 1);
  }
}

const isForm = (one: string, other: string): boolean =>
  stemOf(one) === stemOf(other) && isSameWord(one, other);

/**
 * What the words of a query from a place on mean.
 *
 * @param words folded, with stop words
 */
export function synonymsAt(words: readonly string[], at: number): readonly Synonym[] {
  const known = phrases.get(stemOf(words[at] ?? '')) ?? [];
  return known.filter((phrase) =>
    phrase.words.every((word, index) => isForm(word, words[at + index] ?? '')),
  );
}
