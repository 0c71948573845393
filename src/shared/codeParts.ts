/** Code of up to this many characters is never broken: it fits on a phone, even in a table. */
const maxUnbroken = 18;

/**
 * Matches where code may break: after a word's separators, before a capital inside a word, between
 * a closing and an opening bracket.
 */
const boundary =
  /(?<=[^\s._/:,;&=?][._/:,;&=?]+)(?=[^\s._/:,;&=?])|(?<=\p{Ll})(?=\p{Lu}\p{Ll})|(?<=[\])}])(?=[[({])/u;

/** Matches encoded data, such as base58, which has no words. */
const opaque = /^(?=(?:\D*\d){3})[\dA-Za-z+/=]{19,}$/;
const encodedGroup = /.{1,11}/g;

/**
 * Splits code where it may break without splitting a word: `account|Info.|rent|Epoch`. Encoded data
 * is split after every 11 characters. Code of up to 18 characters is one part. Longer code always
 * has at least two: if it cannot be broken, the second is empty.
 */
export function codeParts(code: string): string[] {
  if (code.length <= maxUnbroken) return [code];
  const parts = code
    .split(/(?<=\s)(?=\S)/)
    .flatMap((word) => (opaque.test(word) ? [word] : word.split(boundary)))
    .flatMap((part) => (opaque.test(part) ? (part.match(encodedGroup) ?? []) : [part]));
  return parts.length === 1 ? [...parts, ''] : parts;
}
