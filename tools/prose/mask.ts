/** Stands for each sign of code or of a token: not a letter, but part of a sentence. */
export const codeSign = '\uFFFC';

/** Stands where a text goes on in a new paragraph though its line does not end. */
export const paragraphSign = '\u2029';

const codeOrToken = /`[^`]*`|\$?\{[^{}]*\}/g;

/** The text with code in backticks and tokens masked, as long as before. */
export function maskCode(text: string): string {
  return text.replaceAll(codeOrToken, (match) => codeSign.repeat(match.length));
}

/** The text with the escapes of a quoted string masked, as long as before. */
export function maskEscapes(text: string): string {
  return text
    .replaceAll('\\n', ` ${paragraphSign}`)
    .replaceAll(/\\u[\da-fA-F]{4}|\\./g, (match) => ' '.repeat(match.length));
}

/** Whether a value is several words; a single one may be a code, an address or a name. */
export function isPhrase(text: string): boolean {
  return /\p{L}{2}/u.test(text) && /\S\s+\S/.test(text);
}
