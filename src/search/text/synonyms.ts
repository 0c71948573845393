import { synonymLists } from '../../domain/synonyms/synonyms';
import { isSameWord, stemOf } from './stem';
import { stopWords } from './stopWords';
import { tokenize } from './tokenize';

interface Synonym {
  /** Folded words, without stop words; a text must contain all of them. */
  readonly target: readonly string[];
  /** How likely the reader is to mean the target, from 0 to 1. */
  readonly weight: number;
}

interface Phrase extends Synonym {
  /** The words joined without spaces, so that `block list` and `blocklist` are one phrase. */
  readonly joined: string;
}

interface SynonymLine {
  readonly phrases: readonly string[];
  /** What the phrases mean; undefined if they are synonyms of each other. */
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
/** Factor for the weight of phrases, which are less ambiguous than words. */
const phraseFactor = 1.5;

const wordsOf = (phrase: string): string[] => tokenize(phrase).map(({ whole }) => whole.token);

/**
 * Returns the words that a text must contain to match a phrase: all but stop words. Empty if only
 * one of several words is left, because that word alone has another meaning: `pay` in `pay in`.
 */
export function requiredWords(phrase: string): readonly string[] {
  const words = wordsOf(phrase);
  const significant = words.filter((word) => !stopWords.has(word));
  return words.length > 1 && significant.length === 1 ? [] : significant;
}

/** Returns whether a word of at least three letters consists of a phrase's initials. */
const isInitials = (word: string, phrase: string): boolean =>
  word.length > 2 &&
  wordsOf(phrase)
    .map(([letter]) => letter)
    .join('') === word;

/**
 * The words and phrases that have synonyms, keyed by the stem of their words joined without spaces,
 * so that inflected words match too.
 */
const phrasesByStem = new Map<string, Phrase[]>();

function addSynonym(words: readonly string[], to: string, weight: number): void {
  const target = requiredWords(to);
  if (target.length === 0) return;
  const joined = words.join('');
  const synonyms = phrasesByStem.get(stemOf(joined)) ?? [];
  synonyms.push({ joined, target, weight });
  phrasesByStem.set(stemOf(joined), synonyms);
}

for (const { phrases, targets } of synonymLines()) {
  for (const from of phrases) {
    const words = wordsOf(from);
    const isPhrase = words.length > 1;
    const weight = (targets ? weights.target : weights.same) * (isPhrase ? phraseFactor : 1);
    for (const to of targets ?? phrases) {
      if (to !== from) addSynonym(words, to, targets && isInitials(from, to) ? 1 : weight);
    }
    // A phrase also matches texts that contain all of its words.
    if (isPhrase) addSynonym(words, from, 1);
  }
}

/** All words and phrases that have synonyms, with their spaces removed. */
export const phrases: readonly string[] = [
  ...new Set([...phrasesByStem.values()].flat().map(({ joined }) => joined)),
];

/**
 * Returns synonyms of a word or phrase.
 *
 * @param joined the folded word or phrase, without spaces but with its stop words
 */
export const synonymsOf = (joined: string): readonly Synonym[] =>
  (phrasesByStem.get(stemOf(joined)) ?? []).filter((phrase) => isSameWord(phrase.joined, joined));
