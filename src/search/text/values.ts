import { valueKinds } from '../../subject/values';
import { fold } from './fold';

/** A text with more words besides its values says itself what it is about. */
const mostOtherWords = 4;

/** Matches the id at the beginning of an object, and the type of what it describes. */
const objectPattern = /^\s*\{\s*"id":\s*"(\w+)"/;
const typePattern = /"type":\s*"([\w.]+)"/;

/** Returns the id and the type of a JSON object: its other fields are those of every such object. */
function idOfObject(text: string): string {
  const [, id] = objectPattern.exec(text) ?? [];
  return id === undefined ? text : `${id} ${typePattern.exec(text)?.[1] ?? ''}`;
}

/**
 * Replaces values by what they are, because no page contains the reader's own: an account number
 * becomes `IBAN`. Leaves long texts as they are, and values that the site's pages contain.
 */
export function describeValues(text: string, isIndexed: (word: string) => boolean): string {
  let others = idOfObject(text);
  let described = others;
  for (const { pattern, words, isValid = () => true } of valueKinds) {
    const replaceBy = (replacement: string) => (value: string) =>
      isValid(value) && !isIndexed(fold(value).replace(/[_-]/g, '')) ? replacement : value;
    others = others.replace(pattern, replaceBy(''));
    described = described.replace(pattern, replaceBy(words));
  }
  const otherWords = others.match(/[\p{L}\p{N}]+/gu) ?? [];
  return otherWords.length > mostOtherWords || described === idOfObject(text) ? text : described;
}
