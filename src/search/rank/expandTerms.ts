import { matcherOf } from '../excerpt/matching';
import { synonymsAt } from '../text/synonyms';
import type { Collection } from '../index/collection';
import { expandExactly, expandSynonym, expandWord, type Expansion } from './expandWord';
import type { Query, Term } from './parseQuery';

/** Which words of a text answer: also those that are only parts of identifiers, for less, or not. */
export type PartMatching = 'none' | 'reduced' | 'full';

/** One way to answer a term: a text has to hold a word of each expansion. */
export interface Alternative {
  readonly weight: number;
  readonly words: readonly Expansion[];
  /** `parts` where an identifier is asked for, whose parts count in full. */
  readonly partMatching: PartMatching;
}

/** A term with all its answers. */
export interface ExpandedTerm {
  readonly alternatives: readonly Alternative[];
  /** Every word of the answers. */
  readonly words: ReadonlySet<string>;
  /** Those of them that only mean the same. */
  readonly meant: ReadonlySet<string>;
  /** What a page is to mark: the term as typed, or where the indexes lack it the nearest words. */
  readonly marks: readonly string[];
}

type Collections = readonly Collection[];

/** Shorter halves of a word would be found in anything. */
const minHalf = 3;

/** `marketmaking` also asks for `market` and `making`, where no index has the word. */
function halved({ word, isPrefix }: Term, collections: Collections): Alternative[] {
  const halves: Alternative[] = [];
  const known = (part: string) => collections.some(({ has }) => has(part));
  for (let at = minHalf; at <= word.length - minHalf; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (!known(one) || !known(other)) continue;
    const words = [
      expandExactly(one, false, collections),
      expandExactly(other, isPrefix, collections),
    ];
    halves.push({ weight: 0.7, words, partMatching: 'reduced' });
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
    return [
      { weight: 1, words, partMatching: 'reduced' },
      ...(isNew ? halved(term, collections) : []),
    ];
  }
  const whole = exact.size > 0 ? exact : expandWord(word, isPrefix, hasSynonyms, collections);
  const last = parts.length - 1;
  const each = parts.map((part, at) =>
    expandWord(part, isPrefix && at === last, false, collections),
  );
  return [
    { weight: 1, words: [whole], partMatching: 'reduced' },
    { weight: 0.8, words: each, partMatching: 'full' },
  ];
}

/** So many words of a query at most are one word of a text. */
const maxJoined = 5;

/** `block hash` also asks for `blockhash`, and `blockhash not found` for `BlockhashNotFound`. */
function joinedOf({ terms, allTerms }: Query, collections: Collections): Alternative[][] {
  const found = terms.map((): Alternative[] => []);
  allTerms.forEach((_, from) => {
    for (let to = from + 2; to <= Math.min(allTerms.length, from + maxJoined); to += 1) {
      const run = allTerms.slice(from, to);
      const isPrefix = run.at(-1)?.isPrefix === true;
      const words = [expandExactly(run.map(({ word }) => word).join(''), isPrefix, collections)];
      if (words[0]?.size === 0) continue;
      terms.forEach(({ word }, term) => {
        if (!run.some((other) => other.word === word)) return;
        found[term]?.push({ weight: 0.95, words, partMatching: 'reduced' });
      });
    }
  });
  return found;
}

/** Words of a phrase say less each on its own. */
const phraseFactor = 0.65;

interface TermSynonyms {
  readonly alternatives: Alternative[];
  /** Whether the term is one of several that mean something together. */
  inPhrase: boolean;
}

/** What the words of a query mean, for each term the meanings of every phrase that it belongs to. */
function synonymsOf({ terms, allTerms }: Query, collections: Collections): TermSynonyms[] {
  const words = allTerms.map(({ word }) => word);
  const found = terms.map((): TermSynonyms => ({ alternatives: [], inPhrase: false }));
  words.forEach((_, at) => {
    for (const { length, weight, target } of synonymsAt(words, at)) {
      const alternative: Alternative = {
        weight,
        words: target.map((word) => expandSynonym(word, collections)),
        partMatching: 'none',
      };
      const said = words.slice(at, at + length);
      terms.forEach(({ word }, index) => {
        const term = found[index];
        if (term === undefined || !said.includes(word)) return;
        term.alternatives.push(alternative);
        term.inPhrase ||= length > 1;
      });
    }
  });
  return found;
}

/** So many words stand for a term that the indexes lack. */
const maxNearest = 3;

function marksOf({ word }: Term, alternatives: readonly Alternative[]): string[] {
  const matches = matcherOf([word]);
  const nearest = alternatives.flatMap(({ weight, words }) =>
    words.flatMap((expansion) =>
      [...expansion].map(([near, own]) => [near, own * weight] as const),
    ),
  );
  if (nearest.length === 0 || nearest.some(([near]) => matches(near))) return [word];
  return nearest
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxNearest)
    .map(([near]) => near);
}

const isPossible = ({ words }: Alternative): boolean =>
  words.every((expansion) => expansion.size > 0);

const wordsOf = (alternatives: readonly Alternative[]): string[] =>
  alternatives.flatMap(({ words }) => words.flatMap((expansion) => [...expansion.keys()]));

/** Everything that answers each term of a query in the loaded indexes. */
export function expandTerms(query: Query, collections: Collections): ExpandedTerm[] {
  const { terms } = query;
  const meanings = synonymsOf(query, collections);
  const joined = joinedOf(query, collections);
  return terms.map((term, index) => {
    const { alternatives: meant = [], inPhrase = false } = meanings[index] ?? {};
    const own = ownAlternatives(term, meant.length > 0, collections).map((alternative) =>
      inPhrase ? { ...alternative, weight: alternative.weight * phraseFactor } : alternative,
    );
    const said = [...own, ...(joined[index] ?? [])].filter(isPossible);
    const alternatives = [...said, ...meant.filter(isPossible)];
    const saidWords = new Set(wordsOf(said));
    const words = new Set(wordsOf(alternatives));
    return {
      alternatives,
      marks: marksOf(term, alternatives),
      words,
      meant: new Set([...words].filter((word) => !saidWords.has(word))),
    };
  });
}
