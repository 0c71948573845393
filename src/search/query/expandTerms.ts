import { createMatcher } from '../excerpt/matching';
import type { Collection } from '../index/collection';
import { expandRuns } from './expandRuns';
import type { Alternative, ExpandedTerm } from './expandedTerm';
import { expandExactly, expandWord } from './expandWord';
import type { Query, Term } from './parseQuery';

type Collections = readonly Collection[];

/**
 * Minimum length of each half of a word that is not in the index; shorter halves are in almost
 * every text.
 */
const minHalf = 3;
/**
 * Weights of the halves of a word: `new` if the word is not in the index, `known` if it is, such as
 * the field `blockheight`.
 */
const halvesWeight = { new: 0.7, known: 0.5 } as const;

/**
 * Weights of the parts of an identifier or compound: `all` if the indexes contain every part,
 * `known` if they contain only some.
 */
const partsWeight = { all: 0.8, known: 0.4 } as const;

/** Matches the number in a quantity: `250` in `250ms`. */
const quantity = /^\p{N}[\p{N}.]*(?=\p{L}+$)/u;

/**
 * Returns the ways to split a word into two known ones: `marketmaking` also matches `market` with
 * `making`, and `250ms` matches `250` with `ms`.
 */
function splitWord(
  { word, isPrefix }: Term,
  isNew: boolean,
  collections: Collections,
): Alternative[] {
  const halves: Alternative[] = [];
  const figure = quantity.exec(word)?.[0].length;
  const isKnown = (part: string) => collections.some(({ has }) => has(part));
  for (let at = 1; at < word.length; at += 1) {
    const shortest = isNew ? minHalf : minHalf + 1;
    if (at !== figure && (at < shortest || at > word.length - shortest)) continue;
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (!isKnown(start) || !isKnown(end)) continue;
    const words = [
      expandExactly(start, false, collections),
      expandExactly(end, isPrefix, collections),
    ];
    const weight = isNew ? halvesWeight.new : halvesWeight.known;
    halves.push({ weight, words, partMatching: 'reduced' });
  }
  return halves;
}

function ownAlternatives(
  term: Term,
  hasSynonyms: boolean,
  collections: Collections,
): Alternative[] {
  const { word, parts, isPrefix } = term;
  const exact = expandExactly(word, isPrefix, collections);
  if (parts.length === 0) {
    const words = [expandWord(word, isPrefix, hasSynonyms, collections)];
    const isNew = exact.size === 0 && !hasSynonyms;
    return [{ weight: 1, words, partMatching: 'reduced' }, ...splitWord(term, isNew, collections)];
  }
  const whole = exact.size > 0 ? exact : expandWord(word, isPrefix, hasSynonyms, collections);
  const last = parts.length - 1;
  const partWords = parts.map((part, at) =>
    expandWord(part, isPrefix && at === last, false, collections),
  );
  const isComplete = partWords.every(({ size }) => size > 0);
  const known = partWords.filter(({ size }, at) => size > 0 && (parts[at]?.length ?? 0) > minHalf);
  return [
    { weight: 1, words: [whole], partMatching: 'reduced' },
    isComplete
      ? { weight: partsWeight.all, words: partWords, partMatching: 'full' }
      : { weight: partsWeight.known, words: known, partMatching: 'full' },
  ];
}

/** Factor for the weight of a single word in a phrase that has synonyms. */
const phraseFactor = 0.65;

/** Maximum number of words that a page marks in place of a term. */
const maxNearest = 3;

function marksOf({ word }: Term, alternatives: readonly Alternative[]): string[] {
  const matches = createMatcher([word]);
  const nearest = alternatives.flatMap(({ weight, words }) =>
    words.flatMap((expansion) =>
      [...expansion].map(([near, own]) => [near, own * weight] as const),
    ),
  );
  if (nearest.length === 0 || nearest.some(([near]) => matches(near))) return [word];
  return nearest
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxNearest)
    .map(([near]) => near);
}

const isPossible = ({ words }: Alternative): boolean =>
  words.length > 0 && words.every((expansion) => expansion.size > 0);

const wordsOf = (alternatives: readonly Alternative[]): string[] =>
  alternatives.flatMap(({ words }) => words.flatMap((expansion) => [...expansion.keys()]));

/** Finds all words in the loaded indexes that match each term of a query. */
export function expandTerms(query: Query, collections: Collections): ExpandedTerm[] {
  const { terms } = query;
  const runs = expandRuns(query, collections);
  return terms.map((term, index) => {
    const { joined = [], synonyms = [], hasSynonyms = false, inPhrase = false } = runs[index] ?? {};
    const own = ownAlternatives(term, hasSynonyms, collections).map((alternative) =>
      inPhrase ? { ...alternative, weight: alternative.weight * phraseFactor } : alternative,
    );
    const literal = [...own, ...joined].filter(isPossible);
    const alternatives = [...literal, ...synonyms.filter(isPossible)];
    const literalWords = new Set(wordsOf(literal));
    const words = new Set(wordsOf(alternatives));
    return {
      alternatives,
      marks: marksOf(term, alternatives),
      words,
      synonyms: new Set([...words].filter((word) => !literalWords.has(word))),
    };
  });
}
