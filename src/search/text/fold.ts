/** Letters that Unicode does not take apart. */
const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** A word as search compares it: no accents, no apostrophes, small letters. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => wholeLetters[letter] ?? letter);
}

/** A text as one string of letters and digits: `get balance` and `getBalance` are the same. */
export function normalizeName(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
