import type { Point, Problem, Source } from '../types';

/** Converts line endings to LF and removes a byte order mark. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Converts an offset to line and column. */
export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Converts a line and column to an offset. */
export function offsetAt(text: string, { line, column }: Point): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, column - 1);
}

/** Decoders replace invalid UTF-8 with U+FFFD; UTF-16 read as UTF-8 contains NUL. */
const undecoded = /[\uFFFD\0]/;

/** Returns a problem if the file is not UTF-8; nothing else in it can then be checked. */
export function encodingProblem({ file, text }: Source): Problem | undefined {
  const readable = normalizeText(text);
  const offset = readable.search(undecoded);
  if (offset === -1) return undefined;
  return {
    file,
    ...pointAt(readable, offset),
    message: 'The file is not UTF-8.',
    advice: 'Save it as UTF-8 and retype its special characters.',
  };
}
