import type { Fix, Point } from '../types';
import { pointAt } from './sourceText';

/** Returns the replacement of a range of a text, by offsets. */
export const fixRange = (text: string, start: number, end: number, replacement: string): Fix => ({
  start: pointAt(text, start),
  end: pointAt(text, end),
  replacement,
});

/** Replaces the text between a point and the end of its line. */
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

/** Removes the character at a point. */
export const fixRemovingCharacter = (start: Point): Fix => ({
  start,
  end: { line: start.line, column: start.column + 1 },
  replacement: '',
});

/** Removes whole lines. @param last the last of them */
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
