import { similarity } from '../text/stem';
import { stemOf } from '../text/stem';
import type { Collection } from '../index/collection';
import { correctTypos } from './typos';

/** Words of the indexes that answer a word of the query, each with its weight between 0 and 1. */
export type Expansion = ReadonlyMap<string, number>;

/** Words that begin alike are looked up at most so many times; the shortest come first. */
const maxCompletions = 200;
/** What a word is weight that the reader may be typing: if the query's is none yet, or is one, or means one. */
const completionWeight = { unknown: 0.85, known: 0.5, target: 0.3 } as const;
/** Shorter words are infixWeight of everything; what one is weight infixWeight of another. */
const minInfix = 5;
const infixWeight = 0.3;

type Collections = readonly Pick<Collection, 'vocabulary' | 'has' | 'withStem'>[];

class Words {
  readonly weights = new Map<string, number>();

  add(word: string, weight: number): void {
    this.weights.set(word, Math.max(weight, this.weights.get(word) ?? 0));
  }
}

/** First place in a sorted list at which a word could stand. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function completionsOf(vocabulary: readonly string[], prefix: string): string[] {
  const found: string[] = [];
  for (let at = lowerBound(vocabulary, prefix); at < vocabulary.length; at += 1) {
    const word = vocabulary[at] ?? '';
    if (!word.startsWith(prefix)) break;
    found.push(word);
  }
  return found.sort((one, other) => one.length - other.length).slice(0, maxCompletions);
}

function addForms(word: string, collections: Collections, into: Words): void {
  const stem = stemOf(word);
  for (const { has, withStem } of collections) {
    if (has(word)) into.add(word, 1);
    for (const other of withStem(stem)) into.add(other, similarity(word, other));
  }
}

function addCompletions(prefix: string, most: number, collections: Collections, into: Words): void {
  for (const { vocabulary } of collections) {
    for (const word of completionsOf(vocabulary, prefix)) {
      into.add(word, most * (0.6 + (0.4 * prefix.length) / word.length));
    }
  }
}

function addInfixes(part: string, collections: Collections, into: Words): void {
  for (const { vocabulary } of collections) {
    for (const word of vocabulary) {
      if (word.includes(part))
        into.add(word, infixWeight * (0.6 + (0.4 * part.length) / word.length));
    }
  }
}

/**
 * Words that answer one word: itself and its inflections and spellings, and what it begins while it
 * is being typed. Where none of them exists and it has no target either, words count that hold it
 * or are one or two typing errors away.
 *
 * @param isPrefix whether the word may go on
 * @param hasSynonyms whether other words stand for it
 */
export function expandWord(
  word: string,
  isPrefix: boolean,
  hasSynonyms: boolean,
  collections: Collections,
): Expansion {
  const found = new Words();
  addForms(word, collections, found);
  const isWord = found.weights.size > 0;
  const most = hasSynonyms
    ? completionWeight.target
    : isWord
      ? completionWeight.known
      : completionWeight.unknown;
  if (isPrefix) addCompletions(word, most, collections, found);
  if (found.weights.size > 0 || hasSynonyms) return found.weights;
  if (word.length >= minInfix) addInfixes(word, collections, found);
  if (!isPrefix && word.length > 1) addCompletions(word, 0.7, collections, found);
  const near = correctTypos(
    word,
    isPrefix,
    collections.map(({ vocabulary }) => vocabulary),
  );
  for (const [candidate, weight] of near) found.add(candidate, weight);
  return found.weights;
}

/** Only the word itself, its inflections and spellings. */
export function expandSynonym(word: string, collections: Collections): Expansion {
  const found = new Words();
  addForms(word, collections, found);
  return found.weights;
}

/** Only the word itself and, while it is being typed, what it begins. */
export function expandExactly(
  word: string,
  isPrefix: boolean,
  collections: Collections,
): Expansion {
  const found = new Words();
  for (const { has } of collections) if (has(word)) found.add(word, 1);
  if (isPrefix) addCompletions(word, 0.85, collections, found);
  return found.weights;
}
