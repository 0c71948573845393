import { placeInText } from './json';
import { normalizeText } from './sourceText';
import type { Problem, Source } from '../types';

/** What decoding puts for bytes that are no UTF-8, and the half of a UTF-16 letter that is empty. */
const undecoded = /[\uFFFD\0]/;

/** The problem of a file that was not saved as UTF-8; nothing else in it can be read. */
export function encodingProblem({ file, text }: Source): Problem | undefined {
  const readable = normalizeText(text);
  const offset = readable.search(undecoded);
  if (offset === -1) return undefined;
  return {
    file,
    ...placeInText(readable, offset),
    message: 'The file is not saved as UTF-8.',
    advice: 'Save it with the encoding UTF-8 and write its special letters anew.',
  };
}
