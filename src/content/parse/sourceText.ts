import { escapePattern } from '../../shared/escapePattern';
import { siteUrl } from '../../site/addresses';
import { siteTokens } from '../../site/tokens';
import type { Point, Problem, Source } from '../types';

/** Converts CRLF line endings to LF and removes a byte order mark at the start. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Returns a faster `pointAt` for ascending offsets: all calls together read the text once. */
function pointFinder(text: string): (offset: number) => Point {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (offset) => {
    while (end !== -1 && end < offset) {
      line += 1;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    return { line, column: Math.max(Math.min(offset, text.length) - start, 0) + 1 };
  };
}

/** Converts an offset to a line and column, both from 1. */
export const pointAt = (text: string, offset: number): Point => pointFinder(text)(offset);

/** Converts a line and column to an offset. */
export function offsetAt(text: string, { line, column }: Point): number {
  const linesBefore = text.split('\n').slice(0, line - 1);
  return linesBefore.reduce((sum, { length }) => sum + length + 1, column - 1);
}

const bareCarriageReturn = {
  message: 'The file has a carriage return without a line feed.',
  advice: 'Save the file with Unix (LF) or Windows (CRLF) line endings.',
};

/** Decoders replace invalid UTF-8 with U+FFFD, and UTF-16 decoded as UTF-8 contains NUL. */
const undecodable = /[\uFFFD\0]/;

/**
 * Returns a problem if the file is not UTF-8, contains U+FFFD or NUL, or has carriage returns but
 * no line feed.
 */
export function encodingProblem({ file, text }: Source): Problem | undefined {
  const readable = normalizeText(text);
  const carriageReturnOffset = readable.includes('\n') ? -1 : readable.indexOf('\r');
  if (carriageReturnOffset !== -1)
    return { file, ...pointAt(readable, carriageReturnOffset), ...bareCarriageReturn };
  const offset = readable.search(undecodable);
  if (offset === -1) return undefined;
  if (!readable.includes('\uFFFD') && readable.split('\0').length < readable.length / 8) {
    const message = 'Unexpected control character U+0000.';
    return { file, ...pointAt(readable, offset), message, advice: 'Delete it.' };
  }
  return {
    file,
    ...pointAt(readable, offset),
    message: 'The file is not UTF-8, or contains U+FFFD (\uFFFD).',
    advice: 'Save it as UTF-8, and write the intended characters in place of \uFFFD.',
  };
}

const mergeConflict = {
  message: 'A merge conflict is not resolved.',
  advice: 'Keep one of the two texts, and remove the lines <<<<<<<, ======= and >>>>>>>.',
};

/** Returns a problem if a text contains an unresolved merge conflict. */
export function conflictProblem({ file, text }: Source): Problem | undefined {
  const readable = normalizeText(text);
  const conflict = /^<{7} /m.exec(readable);
  return conflict === null
    ? undefined
    : { file, ...pointAt(readable, conflict.index), ...mergeConflict };
}

/** Returns the problem that keeps a file other than a page from being read, if it has one. */
export const unreadableProblem = (source: Source): Problem | undefined =>
  encodingProblem(source) ?? conflictProblem(source);

const tokenOfName = new Map<string, string>(
  Object.entries(siteTokens).map(([token, name]) => [name, token]),
);

/** Matches a name of the site as a word, except in a URL of the site. */
const writtenName = new RegExp(
  `(?<![A-Za-z]|${escapePattern(siteUrl.split(siteTokens.brand)[0] ?? '')})(?:${[...tokenOfName.keys()].map(escapePattern).join('|')})(?![A-Za-z])`,
  'g',
);

const unwantedPatterns: readonly {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly advice: string | ((found: string) => string);
  readonly severity?: 'warning';
  readonly applies?: (found: string) => boolean;
}[] = [
  {
    // A name may also be an ordinary word, so this is only a warning.
    pattern: writtenName,
    message: (name) => `The name "${name}" is hard-coded.`,
    advice: (name) => `Write {${tokenOfName.get(name) ?? ''}}.`,
    severity: 'warning',
  },
  {
    // eslint-disable-next-line no-control-regex
    pattern: /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]/g,
    message: (character) => `Unexpected control character ${codeOf(character)}.`,
    advice: 'Delete it, or write its code as text.',
  },
  {
    pattern: /\r/g,
    message: () => bareCarriageReturn.message,
    advice: bareCarriageReturn.advice,
  },
  {
    pattern: /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    message: (character) =>
      `The invisible character ${codeOf(character)} changes the direction of text.`,
    advice: 'Delete it.',
  },
  {
    // A joiner between two emoji combines them into one.
    pattern: /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|[\u200B\u200C\u2060\uFEFF\u00AD]/gu,
    message: (character) => `The invisible character ${codeOf(character)} has no width.`,
    advice: 'Delete it.',
  },
  {
    // Search and "find in page" would not find a word with a ligature.
    pattern: /[\uFB00-\uFB06]/g,
    message: (ligature) => `"${ligature}" is one character, a ligature.`,
    advice: (ligature) => `Write ${ligature.normalize('NFKC')}.`,
  },
  {
    pattern: /[\uFF01-\uFF5E\u3000]+/g,
    message: (found) =>
      found.trim() === '' ? 'This space is full-width.' : `"${found}" is full-width.`,
    advice: (found) =>
      found.trim() === ''
        ? 'Write an ordinary space.'
        : `Write "${found.normalize('NFKC').trim()}".`,
  },
  {
    // Links and searches that use the one-character form would not match.
    pattern: /\p{L}\p{M}+/gu,
    message: (found) => `The accent on "${found}" is a separate character.`,
    advice: (found) => `Write ${found.normalize('NFC')}, as one character.`,
    applies: (found) => found.normalize('NFC') !== found,
  },
  {
    pattern: /[\uE000-\uF8FF]/g,
    message: (character) =>
      `The private-use character ${codeOf(character)} has no standard meaning.`,
    advice: 'Use a standard Unicode character instead.',
  },
  {
    pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/g,
    message: () => 'This looks like a private key.',
    advice: 'Revoke the key, which may have leaked, and write … in its place.',
  },
];

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Reports characters that a review would miss (control, invisible and private-use ones), private
 * keys, and names of the site that should be tokens. Each kind is reported once per line.
 */
export function characterProblems({ file, text }: Source): Problem[] {
  const readable = normalizeText(text);
  return unwantedPatterns.flatMap(({ pattern, message, advice, severity, applies }) => {
    const lines = new Set<number>();
    const pointOf = pointFinder(readable);
    return [...readable.matchAll(pattern)].flatMap(({ index, 0: found }): Problem[] => {
      const point = pointOf(index);
      if (lines.has(point.line) || applies?.(found) === false) return [];
      lines.add(point.line);
      const explanation = {
        message: message(found),
        advice: typeof advice === 'string' ? advice : advice(found),
      };
      return [{ file, ...point, ...explanation, ...(severity && { severity }) }];
    });
  });
}
