/**
 * Returns why a text cannot be the value of a header; undefined if it can. Browsers send only
 * characters up to U+00FF, without line breaks, and servers agree only on ASCII.
 */
export function headerProblem(value: string): string | undefined {
  const invalid = /[^\x20-\x7e]/u.exec(value)?.[0];
  if (invalid === undefined) return undefined;
  const shown = /\p{L}|\p{N}|\p{P}|\p{S}/u.test(invalid)
    ? `“${invalid}”`
    : `U+${(invalid.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return `A header cannot contain ${shown}. Use unaccented letters, digits and punctuation.`;
}

/** Returns why a text cannot be an idempotency key; undefined if it can. */
export const keyProblem = (key: string): string | undefined =>
  headerProblem(key) ?? (/[ ,]/.test(key) ? 'A key cannot contain spaces or commas.' : undefined);
