import type { ErrorFacts } from '../openrpc/types';
import { markdown, sinceSentence, type Inline } from '../nodes';

/** Returns an error's meaning, the document's note, and the release that introduced the error. */
export function errorMeaning({ meaning, note, since }: ErrorFacts): Inline[] {
  return [
    ...markdown(meaning),
    ...(note === undefined ? [] : [' ', ...markdown(note)]),
    ...sinceSentence(since),
  ];
}
