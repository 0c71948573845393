/** Code points at which the letters (A to Z, a to z) and digits of a style begin. */
const styles: Readonly<Record<string, { readonly letters: number; readonly digits?: number }>> = {
  bold: { letters: 0x1d400, digits: 0x1d7ce },
  italic: { letters: 0x1d434 },
  'bold-italic': { letters: 0x1d468 },
  script: { letters: 0x1d49c },
  fraktur: { letters: 0x1d504 },
  'double-struck': { letters: 0x1d538, digits: 0x1d7d8 },
  'sans-serif': { letters: 0x1d5a0, digits: 0x1d7e2 },
  'bold-sans-serif': { letters: 0x1d5d4, digits: 0x1d7ec },
  monospace: { letters: 0x1d670, digits: 0x1d7f6 },
};

/** Letters outside the range of their style, because Unicode already had them. */
const olderLetters: Readonly<Record<string, string>> = {
  'italic h': 'ℎ',
  ...Object.fromEntries(
    [...'BEFHILMRego'].map((letter, index) => [
      `script ${letter}`,
      [...'ℬℰℱℋℐℒℳℛℯℊℴ'][index] ?? '',
    ]),
  ),
  ...Object.fromEntries(
    [...'CHIRZ'].map((letter, index) => [`fraktur ${letter}`, [...'ℭℌℑℜℨ'][index] ?? '']),
  ),
  ...Object.fromEntries(
    [...'CHNPQRZ'].map((letter, index) => [`double-struck ${letter}`, [...'ℂℍℕℙℚℝℤ'][index] ?? '']),
  ),
};

/** Returns whether `mathLetters` supports a style. */
export const hasMathLetters = (style: string): boolean => Object.hasOwn(styles, style);

/**
 * Replaces letters and digits with those of a style, such as R with ℝ. Leaves characters that the
 * style lacks unchanged.
 */
export function mathLetters(text: string, style: string): string {
  const { letters, digits } = styles[style] ?? {};
  if (letters === undefined) return text;
  return [...text]
    .map((character) => {
      const known = olderLetters[`${style} ${character}`];
      if (known !== undefined) return known;
      const code = character.charCodeAt(0);
      if (/[A-Z]/.test(character)) return String.fromCodePoint(letters + code - 65);
      if (/[a-z]/.test(character)) return String.fromCodePoint(letters + code - 71);
      if (/\d/.test(character) && digits !== undefined)
        return String.fromCodePoint(digits + code - 48);
      return character;
    })
    .join('');
}
