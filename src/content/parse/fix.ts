import type { Fix, Point } from '../types';
import { pointAt } from './sourceText';

/**
 * Returns a fix that replaces a range of a text.
 *
 * @param start offset at which the range starts
 * @param end offset at which it ends
 */
export const fixRange = (text: string, start: number, end: number, replacement: string): Fix => ({
  start: pointAt(text, start),
  end: pointAt(text, end),
  replacement,
});

/**
 * Returns a fix that replaces the text between a point and the end of its line; undefined if
 * `replace` returns undefined or changes nothing.
 */
export function fixRestOfLine(
  lines: readonly string[],
  start: Point,
  replace: (rest: string) => string | undefined,
): Fix | undefined {
  const line = lines[start.line - 1] ?? '';
  const rest = line.slice(start.column - 1);
  const replacement = replace(rest);
  if (replacement === undefined || replacement === rest) return undefined;
  return { start, end: { line: start.line, column: line.length + 1 }, replacement };
}

/** Returns a fix that removes the character at a point. */
export const fixRemovingCharacter = (start: Point): Fix => ({
  start,
  end: { line: start.line, column: start.column + 1 },
  replacement: '',
});

/**
 * Returns a fix that removes whole lines.
 *
 * @param first number of the first line, from 1
 * @param last number of the last line
 */
export function fixRemovingLines(lines: readonly string[], first: number, last: number): Fix {
  const isEnd = last >= lines.length;
  return {
    start: { line: first, column: 1 },
    end: isEnd
      ? { line: last, column: (lines[last - 1] ?? '').length + 1 }
      : { line: last + 1, column: 1 },
    replacement: '',
  };
}
