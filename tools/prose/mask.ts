/** Replaces each character of code or a token: not a letter, but part of a sentence. */
export const codeSign = '\uFFFC';

/** Marks a new paragraph within a line. */
export const paragraphSign = '\u2029';

const codeOrToken = /`[^`]*`|\$?\{[^{}]*\}/g;

/** Masks code in backticks and tokens; the length stays the same. */
export function maskCode(text: string): string {
  return text.replaceAll(codeOrToken, (match) => codeSign.repeat(match.length));
}

/** Masks the escapes of a quoted string; the length stays the same. */
export function maskEscapes(text: string): string {
  return text
    .replaceAll('\\n', ` ${paragraphSign}`)
    .replaceAll(/\\u[\da-fA-F]{4}|\\./g, (match) => ' '.repeat(match.length));
}

/** Whether a value has several words; a single one may be a code, an address or a name. */
export function isPhrase(text: string): boolean {
  return /\p{L}{2}/u.test(text) && /\S\s+\S/.test(text);
}
