import type { ErrorFacts } from '../openrpc/types';
import { markdown, sinceSentence, type Inline } from '../nodes';

/** Returns what an error means, with the document's note and the release that introduced it. */
export function errorMeaning({ meaning, note, since }: ErrorFacts): Inline[] {
  return [
    ...markdown(meaning),
    ...(note === undefined ? [] : [' ', ...markdown(note)]),
    ...sinceSentence(since),
  ];
}
