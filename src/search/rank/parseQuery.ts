import { search } from '../../site/search';
import { stopWords } from '../text/stopWords';
import { namesIn } from './mentions';
import { tokenize } from '../text/tokenize';

/** A word of a query. */
export interface Term {
  /** Folded: `getbalance` of `getBalance`. */
  readonly word: string;
  /** The words of an identifier: `get` and `balance`. */
  readonly parts: readonly string[];
  /** Whether the reader may still be typing it. */
  readonly isPrefix: boolean;
}

export interface Query {
  /** Without stop words and repetitions, unless there are only stop words. */
  readonly terms: readonly Term[];
  /** As typed, with stop words. */
  readonly allTerms: readonly Term[];
  /** As typed, with stop words and with identifiers split. */
  readonly words: readonly string[];
}

/** Longer queries are pasted texts, of which identifiers and codes count before other words. */
const maxTerms = 12;

/** Scheme and host of a pasted address, which say nothing about the page. */
const origin = /^\s*https?:\/\/[^\s/]+/i;

/** Parses a query. Its last word is a prefix unless a space follows. */
export function parseQuery(text: string): Query {
  const read = text.slice(0, search.longestQuery).replace(origin, '');
  const terms = tokenize(read).map(({ whole, parts }): Term => ({
    word: whole.token,
    parts: parts.map(({ token }) => token),
    isPrefix: whole.end === read.length,
  }));
  const significant = terms.filter(({ word }) => !stopWords.has(word));
  const chosen = significant.length > 0 ? significant : terms;
  const unique = chosen.filter(
    ({ word }, index) => chosen.findIndex((term) => term.word === word) === index,
  );
  const names = unique.length <= maxTerms ? [] : namesIn(read).identifiers;
  const rank = ({ word }: Term): number => (names.includes(word) ? 0 : 1);
  return {
    terms: [...unique].sort((one, other) => rank(one) - rank(other)).slice(0, maxTerms),
    allTerms: terms.slice(0, 2 * maxTerms),
    words: terms.flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word])),
  };
}
