import { fold } from './fold';

/** A folded word and its position in the text. */
export interface Word {
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

/** A word delimited by spaces or punctuation, with the parts it consists of. */
interface Token {
  /**
   * The word as one token: `getbalance` for `getBalance`, `500000` for `500,000`, `1.5` for `v1.5`.
   */
  readonly whole: Word;
  /** Parts of an identifier or a compound, otherwise empty. */
  readonly parts: readonly Word[];
  /** Whether the word is an identifier, whose parts do not count as words of the text. */
  readonly isIdentifier: boolean;
}

/** Longer tokens, such as signatures, are not indexed. */
export const maxTokenLength = 64;

const tokenPattern =
  /\p{N}{1,3}(?:[,'’\u00A0\u202F]\p{N}{3})+(?![\p{N}])(?:\.\p{N}+)?|(?<!\p{L})v?\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}\p{M}]+(?:['’_-]+[\p{L}\p{N}\p{M}]+)*/gu;

/** Matches the parts of camelCase: `getTokenAccounts`, `JSONParsed`. */
const partPattern =
  /\p{Lu}\p{M}*(?:\p{Lu}\p{M}*)+(?=\p{Lu}\p{M}*\p{Ll})|\p{Lu}?(?:[\p{Ll}\p{Lm}\p{Lo}\p{M}'’]|\p{N})+|(?:[\p{Lu}\p{M}]|\p{N})+(?!\p{Ll})/gu;

const numberPattern = /^v?[\p{N}.,'’\u00A0\u202F]*\p{N}$/u;

const possessive = /['’]s$/i;

function toWord(text: string, start: number): Word {
  return { token: fold(text.replace(possessive, '')), start, end: start + text.length };
}

function partsOf(text: string, start: number): Word[] {
  const parts = [...text.replace(possessive, '').matchAll(partPattern)].map((part) =>
    toWord(part[0], start + part.index),
  );
  return parts.length > 1 ? parts : [];
}

/**
 * Keys and hashes are at least this long, and often switch between letters and digits, or between
 * cases.
 */
const minOpaqueLength = 16;
const lettersPerChange = 4;
const changePattern = /\p{L}(?=\p{N})|\p{N}(?=\p{L})|\p{Ll}(?=\p{Lu})/gu;

/** Returns whether a token is a key or a hash, where words occur only by coincidence. */
const isOpaque = (text: string): boolean =>
  text.length >= minOpaqueLength &&
  (text.match(changePattern) ?? []).length * lettersPerChange >= text.length;

/**
 * Returns whether a token is an identifier: `skipPreflight` and `customer_id`, but not `cut-off`.
 */
const isIdentifier = (text: string, parts: readonly Word[]): boolean =>
  parts.length > 0 && (text.includes('_') || parts.length > text.split(/-+/).length);

function toToken(text: string, start: number): Token {
  const folded = toWord(text, start);
  if (numberPattern.test(text)) {
    return {
      whole: { ...folded, token: text.replace(/[^\p{N}.]/gu, '') },
      parts: [],
      isIdentifier: false,
    };
  }
  const parts = (isOpaque(text) ? [] : partsOf(text, start)).filter(
    ({ token }) => token.length <= maxTokenLength,
  );
  return {
    whole: { ...folded, token: folded.token.replace(/[_-]/g, '') },
    parts,
    isIdentifier: isIdentifier(text, parts),
  };
}

/** Splits a text into tokens. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(tokenPattern)]
    .map((match) => toToken(match[0], match.index))
    .filter(({ whole }) => whole.token !== '');
}

/**
 * Returns the different words of a text, parts of identifiers included, without those longer than
 * `maxTokenLength`.
 */
export function tokensOf(text: string): string[] {
  const words = tokenize(text).flatMap(({ whole, parts }) => [whole, ...parts]);
  return [...new Set(words.map(({ token }) => token))].filter(
    (token) => token.length <= maxTokenLength,
  );
}
