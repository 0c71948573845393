import { tokenize, longestToken } from './tokenize';

/** Before a word that a text holds only as a part of identifiers; no word begins with it. */
const partMark = '~';

/** How the index holds a word that stands in a text only as a part of identifiers. */
export const asPart = (word: string): string => partMark + word;

/** The word of an entry of the index. */
export const wordOfEntry = (entry: string): string =>
  entry.startsWith(partMark) ? entry.slice(partMark.length) : entry;

/** What is longer and changes between letters, digits and cases so often is a key or a hash. */
const shortestOpaque = 16;
const lettersPerChange = 4;
const changePattern = /\p{L}(?=\p{N})|\p{N}(?=\p{L})|\p{Ll}(?=\p{Lu})/gu;

/** Whatever looks like a word in base58 is chance. */
const isOpaque = (text: string): boolean =>
  text.length >= shortestOpaque &&
  (text.match(changePattern) ?? []).length * lettersPerChange >= text.length;

/**
 * What the index holds of a text: its words, and marked, what are only parts of its identifiers, so
 * that `data` in `returnData` counts for less than in "your data".
 */
export function indexedWords(text: string, without: ReadonlySet<string>): string[] {
  const words = new Set<string>();
  const parts = new Set<string>();
  for (const { whole, parts: own, isIdentifier } of tokenize(text)) {
    words.add(whole.token);
    if (isOpaque(text.slice(whole.start, whole.end))) continue;
    for (const { token } of own) (isIdentifier ? parts : words).add(token);
  }
  const kept = (found: Iterable<string>) =>
    [...found].filter((token) => token.length <= longestToken && !without.has(token));
  return [...kept(words), ...kept([...parts].filter((part) => !words.has(part))).map(asPart)];
}
