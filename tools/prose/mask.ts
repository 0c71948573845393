/**
 * Replaces each character of code and tokens; a run of masks counts as one word and is not
 * spell-checked.
 */
export const codeMask = '\uFFFC';

/** Marks a new paragraph within a line. */
export const paragraphMark = '\u2029';

const codeOrToken = /`[^`]*`|\$?\{[^{}]*\}/g;

/** Masks tokens, and code in backticks; keeps the length. */
export function maskCode(text: string): string {
  return text.replaceAll(codeOrToken, (match) => codeMask.repeat(match.length));
}

/**
 * Masks the escapes of a quoted string; an escaped line break marks a paragraph. Keeps the length.
 */
export function maskEscapes(text: string): string {
  return text
    .replaceAll('\\n', ` ${paragraphMark}`)
    .replaceAll(/\\u[\da-fA-F]{4}|\\./g, (match) => ' '.repeat(match.length));
}

/** Returns whether a value has several words. A single word may be a code, an address or a name. */
export function isPhrase(text: string): boolean {
  return /\p{L}{2}/u.test(text) && /\S\s+\S/.test(text);
}
