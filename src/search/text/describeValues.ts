import { valueKinds } from '../../domain/synonyms/valueKinds';
import { normalizeName } from './fold';

/**
 * Maximum number of words besides values. A text with more says what it is about, so its values are
 * left out.
 */
const maxOtherWords = 4;

const objectPattern = /^\s*\{\s*"id":\s*"(\w+)"/;
const typePattern = /"type":\s*"([\w.]+)"/;

/**
 * Returns the id and the type of a JSON object that begins with its id. Returns '' for any other
 * text.
 */
function idOfObject(text: string): string {
  const [, id] = objectPattern.exec(text) ?? [];
  return id === undefined ? '' : `${id} ${typePattern.exec(text)?.[1] ?? ''}`;
}

/**
 * Replaces values with words that describe them, because the reader's own values are on no page: an
 * account number becomes `IBAN`. If a text has more than `maxOtherWords` other words, removes the
 * values instead. Keeps values that do occur on the site. If the text is a JSON object whose first
 * member is an `id` that is on no page, returns only the words for the id and the object's type.
 */
export function describeValues(text: string, isIndexed: (word: string) => boolean): string {
  // A number without its punctuation may be on a page by chance.
  const isOnSite = (value: string) =>
    isIndexed(value) || (/[a-z]/i.test(value) && isIndexed(normalizeName(value)));
  const replaceIn = (from: string, nameOf: (words: string) => string): string =>
    valueKinds.reduce(
      (replaced, { pattern, words, isValid = () => true }) =>
        replaced.replace(pattern, (value) =>
          isValid(value) && !isOnSite(value) ? nameOf(words) : value,
        ),
      from,
    );
  const object = idOfObject(text);
  const describedObject = replaceIn(object, (words) => words);
  if (describedObject !== object) return describedObject;
  const rest = replaceIn(text, () => '');
  const otherWords = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  return otherWords.length > maxOtherWords ? rest : replaceIn(text, (words) => words);
}
