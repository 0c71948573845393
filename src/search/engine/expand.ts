import { distance } from 'fastest-levenshtein';
import { stemmer } from 'stemmer';
import { synonymsOf } from '../synonyms';
import type { Collection } from './collection';

/** Words of the indexes that answer a word of the query, each with its worth between 0 and 1. */
export type Expansion = ReadonlyMap<string, number>;

/** Words that begin alike are looked up at most so many times; the shortest come first. */
const mostPrefixed = 200;
/** Errors are forgiven from this length on, two of them from the second. */
const forgiveFrom = 3;
const forgiveTwoFrom = 8;
/** From these lengths on words are found that hold one: if nothing else is, and in any case. */
const shortestInside = { alone: 3, always: 5 } as const;

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

/** How near two words of one stem are: `currency` and `currencies` more than `valid` and `validator`. */
function kinship(one: string, other: string): number {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  return 0.3 + (0.65 * common) / Math.max(one.length, other.length);
}

function addSame(word: string, worth: number, collections: Collections, into: Words): void {
  const stem = stemmer(word);
  for (const { has, withStem } of collections) {
    if (has(word)) into.add(word, worth);
    for (const other of withStem(stem)) into.add(other, worth * kinship(word, other));
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
      if (word.includes(part)) into.add(word, 0.3 + (0.2 * part.length) / word.length);
    }
  }
}

function isTransposition(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return (
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** How many typing errors lie between two words; two letters that changed places are one. */
function errorsBetween(one: string, other: string): number {
  return isTransposition(one, other) ? 1 : distance(one, other);
}

/** A word that goes on with an error in it is worth less than a whole word with one. */
const wholeWord = 1;
const beginning = 0.6;

interface Miss {
  readonly errors: number;
  readonly worth: number;
}

function missBetween(word: string, candidate: string, most: number, open: boolean): Miss {
  const longer = candidate.length - word.length;
  const whole = Math.abs(longer) <= most ? errorsBetween(word, candidate) : Infinity;
  if (whole <= most || !open || longer <= 0) return { errors: whole, worth: wholeWord };
  return { errors: errorsBetween(word, candidate.slice(0, word.length)), worth: beginning };
}

/** Only the words with the fewest errors. */
function addMistyped(word: string, open: boolean, collections: Collections, into: Words): void {
  if (word.length < forgiveFrom) return;
  let most = word.length < forgiveTwoFrom ? 1 : 2;
  let near: [string, number][] = [];
  for (const { vocabulary } of collections) {
    for (const candidate of vocabulary) {
      if (candidate.length < word.length - most) continue;
      const { errors, worth } = missBetween(word, candidate, most, open);
      if (errors > most) continue;
      if (errors < most) near = [];
      most = errors;
      near.push([candidate, (errors === 1 ? 0.5 : 0.3) * worth]);
    }
  }
  for (const [candidate, worth] of near) into.add(candidate, worth);
}

/**
 * Words that answer one word: itself and its inflections, what it begins while it is being typed,
 * its synonyms. A word of some length also stands for words that hold it. Only when none of the first
 * exists, words count that are one or two typing errors away.
 *
 * @param open whether the word may go on
 */
export function expandWord(word: string, open: boolean, collections: Collections): Expansion {
  return expand(word, open, synonymsOf(word), collections);
}

/** The same for a part of an identifier, which has no synonyms: `getFee` is not `readCost`. */
export function expandPart(part: string, open: boolean, collections: Collections): Expansion {
  return expand(part, open, [], collections);
}

function expand(
  word: string,
  open: boolean,
  synonyms: readonly string[],
  collections: Collections,
): Expansion {
  const found = new Words();
  addSame(word, 1, collections, found);
  if (open) addPrefixed(word, 0.85, collections, found);
  for (const other of synonyms) addSame(other, 0.6, collections, found);
  const isKnown = found.worth.size > 0;
  if (word.length >= (isKnown ? shortestInside.always : shortestInside.alone)) {
    addInside(word, collections, found);
  }
  if (isKnown) return found.worth;
  if (!open) addPrefixed(word, 0.7, collections, found);
  addMistyped(word, open, collections, found);
  return found.worth;
}

/** Only the word itself and, while it is being typed, what it begins. */
export function expandExactly(word: string, open: boolean, collections: Collections): Expansion {
  const found = new Words();
  for (const { has } of collections) if (has(word)) found.add(word, 1);
  if (open) addPrefixed(word, 0.85, collections, found);
  return found.worth;
}
