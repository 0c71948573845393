import { tokenize, maxTokenLength } from './tokenize';

/** Prefix of index entries for words that occur in a text only as parts of identifiers. */
const partMark = '~';

/** Returns the index entry for a word that a text contains only as part of identifiers. */
export const asPart = (word: string): string => partMark + word;

/** Returns the word of an index entry. */
export const wordOfEntry = (entry: string): string =>
  entry.startsWith(partMark) ? entry.slice(partMark.length) : entry;

/**
 * Returns the index entries of a text. Words that are only parts of identifiers are marked, so that
 * `data` in `returnData` weighs less than in "your data". Leaves out words longer than
 * `maxTokenLength`.
 *
 * @param excluded words to leave out
 */
export function indexedWords(text: string, excluded: ReadonlySet<string>): string[] {
  const words = new Set<string>();
  const parts = new Set<string>();
  for (const { whole, parts: own, isIdentifier } of tokenize(text)) {
    words.add(whole.token);
    for (const { token } of own) (isIdentifier ? parts : words).add(token);
  }
  const keep = (tokens: Iterable<string>) =>
    [...tokens].filter((token) => token.length <= maxTokenLength && !excluded.has(token));
  return [...keep(words), ...keep([...parts].filter((part) => !words.has(part))).map(asPart)];
}
