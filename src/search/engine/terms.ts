import { matcherOf } from '../matching';
import type { Collection } from './collection';
import { expandExactly, expandWord, type Expansion } from './expand';
import type { Query, Term } from './query';

/** One way to answer a term: a text has to hold a word of each expansion. */
export interface Alternative {
  readonly worth: number;
  readonly words: readonly Expansion[];
}

/** A term with all its answers. */
export interface ExpandedTerm {
  readonly alternatives: readonly Alternative[];
  /** Every word of the answers. */
  readonly words: ReadonlySet<string>;
  /** What a page is to mark: the term as typed, or where the indexes lack it the nearest words. */
  readonly marks: readonly string[];
}

function ownAlternatives(term: Term, collections: readonly Collection[]): Alternative[] {
  if (term.parts.length === 0) {
    return [{ worth: 1, words: [expandWord(term.word, term.open, collections)] }];
  }
  const whole = expandExactly(term.word, term.open, collections);
  const parts = term.parts.map((part, index) =>
    expandWord(part, term.open && index === term.parts.length - 1, collections),
  );
  const answered = parts.every((part) => part.size > 0);
  return [
    {
      worth: 1,
      words: [whole.size > 0 || answered ? whole : expandWord(term.word, term.open, collections)],
    },
    { worth: 0.8, words: parts },
  ];
}

/** `block hash` also asks for `blockhash`. */
function joined(
  one: Term | undefined,
  other: Term | undefined,
  collections: readonly Collection[],
): Alternative[] {
  if (one === undefined || other === undefined) return [];
  return [{ worth: 0.95, words: [expandExactly(one.word + other.word, other.open, collections)] }];
}

/** So many words stand for a term that the indexes lack. */
const mostNear = 3;

function marksOf({ word, parts }: Term, alternatives: readonly Alternative[]): string[] {
  const matches = matcherOf([word]);
  const nearest = alternatives.flatMap(({ worth, words }) =>
    words.flatMap((expansion) => [...expansion].map(([near, own]) => [near, own * worth] as const)),
  );
  if (nearest.length === 0 || nearest.some(([near]) => matches(near))) return [word];
  if (parts.length > 0) return [...parts];
  return nearest
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostNear)
    .map(([near]) => near);
}

/** Everything that answers each term of a query in the loaded indexes. */
export function expandTerms(query: Query, collections: readonly Collection[]): ExpandedTerm[] {
  const { terms } = query;
  return terms.map((term, index) => {
    const alternatives = [
      ...ownAlternatives(term, collections),
      ...joined(terms[index - 1], term, collections),
      ...joined(term, terms[index + 1], collections),
    ].filter(({ words }) => words.every((expansion) => expansion.size > 0));
    return {
      alternatives,
      marks: marksOf(term, alternatives),
      words: new Set(
        alternatives.flatMap(({ words }) => words.flatMap((expansion) => [...expansion.keys()])),
      ),
    };
  });
}
