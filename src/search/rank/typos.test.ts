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

const found = (word: string, isPrefix = false) =>
  correctTypos(word, isPrefix, [vocabulary]).map(([near]) => near);

describe('correctTypos', () => {
  it.each<[string, string, string[]]>([
    ['a missing letter', 'goverance', ['governance']],
    ['an extra letter', 'settlemment', ['settlement']],
    ['a wrong letter', 'govermance', ['governance']],
    ['two swapped letters', 'setltement', ['settlement']],
    ['two errors in a long word', 'govermanse', ['governance']],
    ['a missing letter in a word of five', 'blok', ['block']],
    ['no correction of two errors in a short word', 'brack', []],
    ['no correction of a wrong letter in a word of four', 'fess', []],
    ['no correction in a word of three', 'nat', []],
    ['an error in a word with digits', 'u64numbe', ['u64number']],
    ['no correction of a letter to a digit', 'settlf', []],
  ])('%s: %s', (_name, word, expected) => {
    expect(found(word)).toEqual(expected);
  });

  it('allows an error in a long prefix', () => {
    expect(found('settlam', true)).toEqual(['settlement']);
    expect(found('settlam')).toEqual([]);
    expect(found('blak', true)).toEqual([]);
  });

  it('ignores keys and hashes', () => {
    const key = 'settlement'.repeat(5);
    expect(correctTypos(`${key}s`, false, [[key]])).toEqual([]);
  });

  it('weighs a whole word more than a prefix', () => {
    const [[, whole] = ['', 0]] = correctTypos('governence', true, [vocabulary]);
    const [[, part] = ['', 0]] = correctTypos('governen', true, [vocabulary]);
    expect(whole).toBeGreaterThan(part);
  });
});
