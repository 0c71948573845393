import { search } from '../../site/search';
import { stopWords } from '../text/stopWords';
import { tokenize } from '../text/tokenize';

/** One thing asked for. */
export interface Term {
  /** Folded: `getbalance` of `getBalance`. */
  readonly word: string;
  /** The words of an identifier, which together may stand for it. */
  readonly parts: readonly string[];
  /** Whether it may be the beginning of a word. */
  readonly isPrefix: boolean;
}

export interface Query {
  readonly terms: readonly Term[];
  /** All that was typed, stop words included. */
  readonly allTerms: readonly Term[];
  /** All words in their order, stop words included. */
  readonly words: readonly string[];
}

/** Longer queries are pasted texts: their first words say what is looked for. */
const maxTerms = 12;

/** Takes a query apart. Its last word may still be being typed, unless a space follows it. */
export function parseQuery(text: string): Query {
  const read = text.slice(0, search.longestQuery);
  const allTerms = tokenize(read);
  const terms = allTerms.map(({ whole, parts }): Term => ({
    word: whole.token,
    parts: parts.map(({ token }) => token),
    isPrefix: whole.end === read.length,
  }));
  const significant = terms.filter(({ word }) => !stopWords.has(word));
  const chosen = significant.length > 0 ? significant : terms;
  const unique = chosen.filter(
    ({ word }, index) => chosen.findIndex((term) => term.word === word) === index,
  );
  return {
    terms: unique.slice(0, maxTerms),
    allTerms: terms.slice(0, 2 * maxTerms),
    words: terms.flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word])),
  };
}
