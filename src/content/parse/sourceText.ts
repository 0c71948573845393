import type { Problem, Source } from '../types';

/** A file's text with line feeds alone, and without the byte order mark some editors begin with. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Line and column of an offset, both from 1. */
export function pointAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** What decoding puts for bytes that are no UTF-8, and the half of a UTF-16 letter that is empty. */
const undecoded = /[\uFFFD\0]/;

/** The problem of a file that was not saved as UTF-8; nothing else in it can be read. */
export function encodingProblem({ file, text }: Source): Problem | undefined {
  const readable = normalizeText(text);
  const offset = readable.search(undecoded);
  if (offset === -1) return undefined;
  return {
    file,
    ...pointAt(readable, offset),
    message: 'The file is not saved as UTF-8.',
    advice: 'Save it with the encoding UTF-8 and write its special letters anew.',
  };
}
