import { fold } from './fold';

/** A word of a text, folded, with its place in the text. */
export interface Word {
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

/** A word as it stands between spaces and punctuation, with the words it is made of. */
export interface Token {
  /** All its letters and digits: `getbalance` of `getBalance`, `500000` of `500,000`. */
  readonly whole: Word;
  /** Its parts where it is an identifier or a compound, else none. */
  readonly parts: readonly Word[];
  /** Whether it is an identifier: its parts are then no words of the text. */
  readonly isIdentifier: boolean;
}

/** Longer ones are signatures and hashes, which nobody types. */
export const longestToken = 64;

const tokenPattern =
  /\p{N}{1,3}(?:[,'’\u00A0\u202F]\p{N}{3})+(?![\p{N}])(?:\.\p{N}+)?|(?<!\p{L})v?\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}\p{M}]+(?:['’_-]+[\p{L}\p{N}\p{M}]+)*/gu;

/** Where camelCase parts: `getTokenAccounts`, `JSONParsed`. */
const partPattern =
  /\p{Lu}\p{M}*(?:\p{Lu}\p{M}*)+(?=\p{Lu}\p{M}*\p{Ll})|\p{Lu}?(?:[\p{Ll}\p{Lm}\p{Lo}\p{M}'’]|\p{N})+|(?:[\p{Lu}\p{M}]|\p{N})+(?!\p{Ll})/gu;

const numberPattern = /^v?[\p{N}.,'’\u00A0\u202F]*\p{N}$/u;

const possessive = /['’]s$/i;

function word(text: string, start: number): Word {
  return { token: fold(text.replace(possessive, '')), start, end: start + text.length };
}

function partsOf(text: string, start: number): Word[] {
  const parts = [...text.matchAll(partPattern)].map((part) => word(part[0], start + part.index));
  return parts.length > 1 ? parts : [];
}

/** `skipPreflight` and `customer_id`, but not `cut-off`. */
const isIdentifier = (text: string, parts: readonly Word[]): boolean =>
  parts.length > 0 && (text.includes('_') || parts.length > text.split(/-+/).length);

function toToken(text: string, start: number): Token {
  const found = word(text, start);
  if (numberPattern.test(text)) {
    return {
      whole: { ...found, token: text.replace(/[^\p{N}.]/gu, '') },
      parts: [],
      isIdentifier: false,
    };
  }
  const parts = partsOf(text, start).filter(({ token }) => token.length <= longestToken);
  return {
    whole: { ...found, token: found.token.replace(/[_-]/g, '') },
    parts,
    isIdentifier: isIdentifier(text, parts),
  };
}

/** The words of a text in their order, each with its parts. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(tokenPattern)]
    .map((match) => toToken(match[0], match.index))
    .filter(({ whole }) => whole.token !== '');
}

/** All words of a text, parts of identifiers included. */
export function tokensOf(text: string): string[] {
  const words = tokenize(text).flatMap(({ whole, parts }) => [whole, ...parts]);
  return [...new Set(words.map(({ token }) => token))].filter(
    (token) => token.length <= longestToken,
  );
}
