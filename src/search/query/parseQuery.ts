import { search } from '../../site/search';
import { stopWords } from '../text/stopWords';
import { namesIn } from './mentions';
import { tokenize } from '../text/tokenize';

/** A word of a query. */
export interface Term {
  /** Folded: `getbalance` for `getBalance`. */
  readonly word: string;
  /** The parts of an identifier or a compound: `get` and `balance`. */
  readonly parts: readonly string[];
  /** Whether the reader may still be typing the word. */
  readonly isPrefix: boolean;
}

export interface Query {
  /** At most `maxTerms` words. No repetitions, and no stop words if there are any other words. */
  readonly terms: readonly Term[];
  /** The first words in the order typed, stop words included. */
  readonly allTerms: readonly Term[];
  /** All words in the order typed, stop words included and identifiers split. */
  readonly words: readonly string[];
}

/**
 * Maximum number of terms. A longer text is usually pasted, so its identifiers and codes are kept
 * rather than its other words.
 */
const maxTerms = 12;

/** Shorter words are not split: with capitals inside, they are abbreviations, such as MiCA. */
const minIdentifierLength = 5;

/** Matches the scheme and host of a pasted address, which say nothing about the page. */
const origin = /^\s*https?:\/\/[^\s/]+/i;

/**
 * Cuts a text at the maximum length of a query, and returns it in plain characters: decodes
 * percent-encoded ASCII, replaces variants of digits, letters and hyphens, and removes invisible
 * characters.
 */
export const plainText = (text: string): string =>
  text
    .slice(0, search.maxQueryLength)
    .replace(/%[2-7][0-9a-f]/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)))
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/**
 * Parses a query. Its last word is a prefix if nothing follows it, not even a space.
 *
 * @param text as returned by `plainText`
 */
export function parseQuery(text: string): Query {
  const withoutOrigin = text.replace(origin, '');
  const terms = tokenize(withoutOrigin).map(({ whole, parts }): Term => ({
    word: whole.token,
    parts:
      whole.token.length < minIdentifierLength
        ? []
        : [...new Set(parts.map(({ token }) => token))].slice(0, maxTerms),
    isPrefix: whole.end === withoutOrigin.length,
  }));
  const significant = terms.filter(({ word }) => !stopWords.has(word));
  const chosen = significant.length > 0 ? significant : terms;
  const unique = chosen.filter(
    ({ word }, index) => chosen.findIndex((term) => term.word === word) === index,
  );
  const names = unique.length <= maxTerms ? [] : namesIn(withoutOrigin).identifiers;
  const rank = ({ word }: Term): number => (names.includes(word) ? 0 : 1);
  return {
    terms: [...unique].sort((a, b) => rank(a) - rank(b)).slice(0, maxTerms),
    allTerms: terms.slice(0, 2 * maxTerms),
    words: terms.flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word])),
  };
}
