/**
 * Returns the indexes of words that also occur earlier in the list, ignoring case and outer spaces.
 */
export function duplicateIndexes(words: readonly string[]): number[] {
  const lower = words.map((word) => word.trim().toLowerCase());
  return lower.flatMap((word, index) => (lower.indexOf(word) < index ? [index] : []));
}
