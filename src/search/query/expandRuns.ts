import { phrases, synonymsOf } from '../text/synonyms';
import { stemOf } from '../text/stem';
import { stopWords } from '../text/stopWords';
import type { Collection } from '../index/collection';
import type { Alternative } from './expandedTerm';
import { expandExactly, expandSynonym } from './expandWord';
import type { Query, Term } from './parseQuery';
import { correctTypos } from './typos';

/** The meanings that a term has alone or together with its neighbours in the query. */
interface TermRuns {
  /** Meanings as one word: `block hash` also matches `blockhash`. */
  readonly joined: Alternative[];
  readonly synonyms: Alternative[];
  /** Whether the term as typed, or a phrase that it belongs to, has synonyms. */
  hasSynonyms: boolean;
  /** Whether the term belongs to a phrase that has synonyms. */
  inPhrase: boolean;
}

type Collections = readonly Collection[];

/** Maximum number of query words that are read as one word or phrase. */
const maxRunLength = 5;

const isKnown = (word: string, collections: Collections): boolean =>
  stopWords.has(word) || collections.some(({ withStem }) => withStem(stemOf(word)).length > 0);

/** Weight of a phrase if the reader has typed only its beginning. */
const unfinishedPhrase = 0.6;

/**
 * Returns the phrases that a run may mean, each with a weight from 0 to 1. If the run contains an
 * unknown word, these are the phrases with the fewest typing errors. Otherwise, if it has several
 * words and the reader may still be typing the last, they are the phrases that start with the run.
 */
function nearPhrases(
  run: readonly Term[],
  joined: string,
  collections: Collections,
): readonly (readonly [string, number])[] {
  const isPrefix = run.at(-1)?.isPrefix === true;
  if (run.some(({ word }) => !isKnown(word, collections))) {
    return correctTypos(joined, isPrefix, [phrases]);
  }
  if (!isPrefix || run.length === 1) return [];
  return phrases
    .filter((phrase) => phrase.startsWith(joined))
    .map((phrase) => [phrase, unfinishedPhrase]);
}

/**
 * Finds the meanings of each run of neighbouring words. Returns, for each term, the meanings of the
 * runs that contain it.
 */
export function expandRuns({ terms, allTerms }: Query, collections: Collections): TermRuns[] {
  const termRuns = terms.map((): TermRuns => ({
    joined: [],
    synonyms: [],
    hasSynonyms: false,
    inPhrase: false,
  }));
  const expand = (run: readonly Term[]): void => {
    const word = run.map((term) => term.word).join('');
    const isPrefix = run.at(-1)?.isPrefix === true;
    const whole = run.length > 1 ? expandExactly(word, isPrefix, collections) : new Map();
    const exact = synonymsOf(word);
    const near = exact.length > 0 ? [] : nearPhrases(run, word, collections);
    const synonyms = [
      ...exact,
      ...near.flatMap(([phrase, share]) =>
        synonymsOf(phrase).map(({ target, weight }) => ({ target, weight: weight * share })),
      ),
    ].map(({ target, weight }): Alternative => ({
      weight,
      words: target.map((other) => expandSynonym(other, collections)),
      partMatching: 'none',
    }));
    terms.forEach((term, index) => {
      const own = termRuns[index];
      if (own === undefined || !run.some((other) => other.word === term.word)) return;
      if (whole.size > 0)
        own.joined.push({ weight: 0.95, words: [whole], partMatching: 'reduced' });
      own.synonyms.push(...synonyms);
      own.hasSynonyms ||= exact.length > 0;
      own.inPhrase ||= synonyms.length > 0 && run.length > 1;
    });
  };
  allTerms.forEach((_, from) => {
    for (let to = from + 1; to <= Math.min(allTerms.length, from + maxRunLength); to += 1) {
      expand(allTerms.slice(from, to));
    }
  });
  return termRuns;
}
