/** Joins words as in a sentence: `1, 2 and 5`. */
export function joinWords(
  words: readonly (string | number)[],
  conjunction: 'and' | 'or' = 'and',
): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return String(last);
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
