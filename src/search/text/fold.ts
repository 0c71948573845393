/** Letters that Unicode does not decompose. */
const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** Folds a word for comparison: lower case, no accents, no apostrophes. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => undecomposed[letter] ?? letter);
}

/** Reduces a text to letters and digits, so that `get balance` equals `getBalance`. */
export function normalizeName(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
