import { stemWeight, stemOf } from '../text/stem';
import type { Collection } from '../index/collection';
import { correctTypos } from './typos';

/** Indexed words that match a query word, each with a weight from 0 to 1. */
export type Expansion = ReadonlyMap<string, number>;

/** Maximum number of completions of a prefix that are looked up, shortest first. */
const maxCompletions = 200;
/**
 * Maximum weight of a completion: lower if the prefix is a known word, and lowest if the prefix has
 * synonyms.
 */
const maxCompletionWeight = { unknown: 0.85, known: 0.5, synonyms: 0.3 } as const;
/** Minimum length of an infix; shorter ones occur in almost every text. */
const minInfix = 5;
const infixWeight = 0.3;

type Collections = readonly Pick<Collection, 'vocabulary' | 'has' | 'withStem'>[];

class WeightedWords {
  readonly weights = new Map<string, number>();

  add(word: string, weight: number): void {
    this.weights.set(word, Math.max(weight, this.weights.get(word) ?? 0));
  }
}

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
  const completions: string[] = [];
  for (let at = lowerBound(vocabulary, prefix); at < vocabulary.length; at += 1) {
    const word = vocabulary[at] ?? '';
    if (!word.startsWith(prefix)) break;
    completions.push(word);
  }
  return completions.sort((a, b) => a.length - b.length).slice(0, maxCompletions);
}

function addForms(word: string, collections: Collections, expanded: WeightedWords): void {
  const stem = stemOf(word);
  for (const { has, withStem } of collections) {
    if (has(word)) expanded.add(word, 1);
    for (const other of withStem(stem)) expanded.add(other, stemWeight(word, other));
  }
}

function addCompletions(
  prefix: string,
  weight: number,
  collections: Collections,
  expanded: WeightedWords,
): void {
  for (const { vocabulary } of collections) {
    for (const word of completionsOf(vocabulary, prefix)) {
      expanded.add(word, weight * (0.6 + (0.4 * prefix.length) / word.length));
    }
  }
}

function addInfixes(part: string, collections: Collections, expanded: WeightedWords): void {
  for (const { vocabulary } of collections) {
    for (const word of vocabulary) {
      if (word.includes(part))
        expanded.add(word, infixWeight * (0.6 + (0.4 * part.length) / word.length));
    }
  }
}

/**
 * Expands a query word to its inflections and spellings and, if it is a prefix, to completions. If
 * none of these are indexed and the word has no synonyms, adds words that start with the word,
 * contain it, or are one or two typing errors away.
 */
export function expandWord(
  word: string,
  isPrefix: boolean,
  hasSynonyms: boolean,
  collections: Collections,
): Expansion {
  const expanded = new WeightedWords();
  addForms(word, collections, expanded);
  const isWord = expanded.weights.size > 0;
  const maxWeight = hasSynonyms
    ? maxCompletionWeight.synonyms
    : isWord
      ? maxCompletionWeight.known
      : maxCompletionWeight.unknown;
  if (isPrefix) addCompletions(word, maxWeight, collections, expanded);
  if (expanded.weights.size > 0 || hasSynonyms) return expanded.weights;
  if (word.length >= minInfix) addInfixes(word, collections, expanded);
  if (!isPrefix && word.length > 1) addCompletions(word, 0.7, collections, expanded);
  const near = correctTypos(
    word,
    isPrefix,
    collections.map(({ vocabulary }) => vocabulary),
  );
  for (const [candidate, weight] of near) expanded.add(candidate, weight);
  return expanded.weights;
}

/** Expands a synonym to its inflections and spellings. */
export function expandSynonym(word: string, collections: Collections): Expansion {
  const expanded = new WeightedWords();
  addForms(word, collections, expanded);
  return expanded.weights;
}

/**
 * Expands a query word to itself, if an index contains it, and to completions, if it is a prefix.
 */
export function expandExactly(
  word: string,
  isPrefix: boolean,
  collections: Collections,
): Expansion {
  const expanded = new WeightedWords();
  for (const { has } of collections) if (has(word)) expanded.add(word, 1);
  if (isPrefix) addCompletions(word, 0.85, collections, expanded);
  return expanded.weights;
}
