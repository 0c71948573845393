import { kinship } from '../text/kinship';
import { stemOf } from '../text/stem';
import type { Collection } from '../index/collection';
import { misspelt } from './typos';

/** Words of the indexes that answer a word of the query, each with its worth between 0 and 1. */
export type Expansion = ReadonlyMap<string, number>;

/** Words that begin alike are looked up at most so many times; the shortest come first. */
const mostPrefixed = 200;
/** What a word is worth that the reader may be typing: if the query's is none yet, or is one, or means one. */
const goesOn = { unknown: 0.85, known: 0.5, meaning: 0.3 } as const;
/** Shorter words are inside of everything; what one is worth inside of another. */
const shortestInside = 5;
const inside = 0.3;

type Collections = readonly Pick<Collection, 'vocabulary' | 'has' | 'withStem'>[];

class Words {
  readonly worth = new Map<string, number>();

  add(word: string, worth: number): void {
    this.worth.set(word, Math.max(worth, this.worth.get(word) ?? 0));
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

function beginningWith(vocabulary: readonly string[], prefix: string): string[] {
  const found: string[] = [];
  for (let at = lowerBound(vocabulary, prefix); at < vocabulary.length; at += 1) {
    const word = vocabulary[at] ?? '';
    if (!word.startsWith(prefix)) break;
    found.push(word);
  }
  return found.sort((one, other) => one.length - other.length).slice(0, mostPrefixed);
}

function addSame(word: string, collections: Collections, into: Words): void {
  const stem = stemOf(word);
  for (const { has, withStem } of collections) {
    if (has(word)) into.add(word, 1);
    for (const other of withStem(stem)) into.add(other, kinship(word, other));
  }
}

function addPrefixed(prefix: string, most: number, collections: Collections, into: Words): void {
  for (const { vocabulary } of collections) {
    for (const word of beginningWith(vocabulary, prefix)) {
      into.add(word, most * (0.6 + (0.4 * prefix.length) / word.length));
    }
  }
}

function addInside(part: string, collections: Collections, into: Words): void {
  for (const { vocabulary } of collections) {
    for (const word of vocabulary) {
      if (word.includes(part)) into.add(word, inside * (0.6 + (0.4 * part.length) / word.length));
    }
  }
}

/**
 * Words that answer one word: itself and its inflections and spellings, and what it begins while it
 * is being typed. Where none of them exists and it has no meaning either, words count that hold it
 * or are one or two typing errors away.
 *
 * @param open whether the word may go on
 * @param hasMeaning whether other words stand for it
 */
export function expandWord(
  word: string,
  open: boolean,
  hasMeaning: boolean,
  collections: Collections,
): Expansion {
  const found = new Words();
  addSame(word, collections, found);
  const isWord = found.worth.size > 0;
  const most = hasMeaning ? goesOn.meaning : isWord ? goesOn.known : goesOn.unknown;
  if (open) addPrefixed(word, most, collections, found);
  if (found.worth.size > 0 || hasMeaning) return found.worth;
  if (word.length >= shortestInside) addInside(word, collections, found);
  if (!open && word.length > 1) addPrefixed(word, 0.7, collections, found);
  const near = misspelt(
    word,
    open,
    collections.map(({ vocabulary }) => vocabulary),
  );
  for (const [candidate, worth] of near) found.add(candidate, worth);
  return found.worth;
}

/** Only the word itself, its inflections and spellings. */
export function expandMeaning(word: string, collections: Collections): Expansion {
  const found = new Words();
  addSame(word, collections, found);
  return found.worth;
}

/** Only the word itself and, while it is being typed, what it begins. */
export function expandExactly(word: string, open: boolean, collections: Collections): Expansion {
  const found = new Words();
  for (const { has } of collections) if (has(word)) found.add(word, 1);
  if (open) addPrefixed(word, 0.85, collections, found);
  return found.worth;
}
