import { matcherOf } from '../excerpt/matching';
import { meaningsAt } from '../text/synonyms';
import type { Collection } from '../index/collection';
import { expandExactly, expandMeaning, expandWord, type Expansion } from './expand';
import type { Query, Term } from './query';

/** Which words of a text answer: also those that are only parts of identifiers, for less, or not. */
export type Reach = 'words' | 'all' | 'parts';

/** One way to answer a term: a text has to hold a word of each expansion. */
export interface Alternative {
  readonly worth: number;
  readonly words: readonly Expansion[];
  /** `parts` where an identifier is asked for, whose parts count in full. */
  readonly reach: Reach;
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
const shortestHalf = 3;

/** `marketmaking` also asks for `market` and `making`, where no index has the word. */
function halved({ word, open }: Term, collections: Collections): Alternative[] {
  const halves: Alternative[] = [];
  const known = (part: string) => collections.some(({ has }) => has(part));
  for (let at = shortestHalf; at <= word.length - shortestHalf; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (!known(one) || !known(other)) continue;
    const words = [expandExactly(one, false, collections), expandExactly(other, open, collections)];
    halves.push({ worth: 0.7, words, reach: 'all' });
  }
  return halves;
}

function ownAlternatives(term: Term, hasMeaning: boolean, collections: Collections): Alternative[] {
  const { word, parts, open } = term;
  const exact = expandExactly(word, open, collections);
  if (parts.length === 0) {
    const words = [expandWord(word, open, hasMeaning, collections)];
    const isNew = exact.size === 0 && !hasMeaning;
    return [{ worth: 1, words, reach: 'all' }, ...(isNew ? halved(term, collections) : [])];
  }
  const whole = exact.size > 0 ? exact : expandWord(word, open, hasMeaning, collections);
  const last = parts.length - 1;
  const each = parts.map((part, at) => expandWord(part, open && at === last, false, collections));
  return [
    { worth: 1, words: [whole], reach: 'all' },
    { worth: 0.8, words: each, reach: 'parts' },
  ];
}

/** So many words of a query at most are one word of a text. */
const longestRun = 5;

/** `block hash` also asks for `blockhash`, and `blockhash not found` for `BlockhashNotFound`. */
function joinedOf({ terms, chunks }: Query, collections: Collections): Alternative[][] {
  const found = terms.map((): Alternative[] => []);
  chunks.forEach((_, from) => {
    for (let to = from + 2; to <= Math.min(chunks.length, from + longestRun); to += 1) {
      const run = chunks.slice(from, to);
      const open = run.at(-1)?.open === true;
      const words = [expandExactly(run.map(({ word }) => word).join(''), open, collections)];
      if (words[0]?.size === 0) continue;
      terms.forEach(({ word }, term) => {
        if (!run.some((chunk) => chunk.word === word)) return;
        found[term]?.push({ worth: 0.95, words, reach: 'all' });
      });
    }
  });
  return found;
}

/** Words of a phrase say less each on its own. */
const ofPhrase = 0.65;

interface Meant {
  readonly alternatives: Alternative[];
  /** Whether the term is one of several that mean something together. */
  inPhrase: boolean;
}

/** What the words of a query mean, for each term the meanings of every phrase that it belongs to. */
function meaningsOf({ terms, chunks }: Query, collections: Collections): Meant[] {
  const words = chunks.map(({ word }) => word);
  const found = terms.map((): Meant => ({ alternatives: [], inPhrase: false }));
  words.forEach((_, at) => {
    for (const { length, worth, meaning } of meaningsAt(words, at)) {
      const alternative: Alternative = {
        worth,
        words: meaning.map((word) => expandMeaning(word, collections)),
        reach: 'words',
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
const mostNear = 3;

function marksOf({ word }: Term, alternatives: readonly Alternative[]): string[] {
  const matches = matcherOf([word]);
  const nearest = alternatives.flatMap(({ worth, words }) =>
    words.flatMap((expansion) => [...expansion].map(([near, own]) => [near, own * worth] as const)),
  );
  if (nearest.length === 0 || nearest.some(([near]) => matches(near))) return [word];
  return nearest
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostNear)
    .map(([near]) => near);
}

const isPossible = ({ words }: Alternative): boolean =>
  words.every((expansion) => expansion.size > 0);

const wordsOf = (alternatives: readonly Alternative[]): string[] =>
  alternatives.flatMap(({ words }) => words.flatMap((expansion) => [...expansion.keys()]));

/** Everything that answers each term of a query in the loaded indexes. */
export function expandTerms(query: Query, collections: Collections): ExpandedTerm[] {
  const { terms } = query;
  const meanings = meaningsOf(query, collections);
  const joined = joinedOf(query, collections);
  return terms.map((term, index) => {
    const { alternatives: meant = [], inPhrase = false } = meanings[index] ?? {};
    const own = ownAlternatives(term, meant.length > 0, collections).map((alternative) =>
      inPhrase ? { ...alternative, worth: alternative.worth * ofPhrase } : alternative,
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
