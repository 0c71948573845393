import { correctTypos } from './typos';

const vocabulary = [
  'block',
  'fees',
  'governance',
  'iban',
  'net',
  'settl5',
  'settlement',
  'u64number',
];

const corrections = (word: string, isPrefix = false) =>
  correctTypos(word, isPrefix, [vocabulary]).map(([near]) => near);

describe('correctTypos', () => {
  it.each<[string, string, string[]]>([
    ['a missing letter', 'goverance', ['governance']],
    ['an extra letter', 'settlemment', ['settlement']],
    ['a wrong letter', 'govermance', ['governance']],
    ['two swapped letters', 'setltement', ['settlement']],
    ['two errors in a long word', 'govermanse', ['governance']],
    ['a missing letter in a word of five', 'blok', ['block']],
    ['two errors in a short word', 'brack', []],
    ['a wrong letter in a word of four', 'fess', []],
    ['a wrong letter in a word of three', 'nat', []],
    ['an error in a word with digits', 'u64numbe', ['u64number']],
    ['a letter instead of a digit', 'settlf', []],
  ])('for %s ("%s"), returns %j', (_name, word, expected) => {
    expect(corrections(word)).toEqual(expected);
  });

  it('allows an error in a prefix only if the prefix is long', () => {
    expect(corrections('settlam', true)).toEqual(['settlement']);
    expect(corrections('settlam')).toEqual([]);
    expect(corrections('blak', true)).toEqual([]);
  });

  it('does not correct a word as long as a key or hash', () => {
    const key = 'settlement'.repeat(5);
    expect(correctTypos(`${key}s`, false, [[key]])).toEqual([]);
  });

  it('weighs a whole word more than a prefix', () => {
    const [[, whole] = ['', 0]] = correctTypos('governence', true, [vocabulary]);
    const [[, part] = ['', 0]] = correctTypos('governen', true, [vocabulary]);
    expect(whole).toBeGreaterThan(part);
  });
});
