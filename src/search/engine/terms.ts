import { matcherOf } from '../matching';
import type { Collection } from './collection';
import { expandExactly, expandPart, expandWord, type Expansion } from './expand';
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

/** Shorter halves of a word would be found in anything. */
const shortestHalf = 3;

/** `marketmaking` also asks for `market` and `making`, where no index has the word. */
function halved({ word, open }: Term, collections: readonly Collection[]): Alternative[] {
  const halves: Alternative[] = [];
  const known = (part: string) => collections.some(({ has }) => has(part));
  for (let at = shortestHalf; at <= word.length - shortestHalf; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (!known(one) || !known(other)) continue;
    const words = [expandExactly(one, false, collections), expandExactly(other, open, collections)];
    halves.push({ worth: 0.7, words });
  }
  return halves;
}

function ownAlternatives(term: Term, collections: readonly Collection[]): Alternative[] {
  const { word, parts, open } = term;
  const exact = expandExactly(word, open, collections);
  if (parts.length === 0) {
    return [
      { worth: 1, words: [expandWord(word, open, collections)] },
      ...(exact.size === 0 ? halved(term, collections) : []),
    ];
  }
  const whole = exact.size > 0 ? exact : expandWord(word, open, collections);
  const last = parts.length - 1;
  return [
    { worth: 1, words: [whole] },
    {
      worth: 0.8,
      words: parts.map((part, index) => expandPart(part, open && index === last, collections)),
    },
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
