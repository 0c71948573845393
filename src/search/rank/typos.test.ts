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
    ['a letter too few', 'goverance', ['governance']],
    ['a letter too many', 'settlemment', ['settlement']],
    ['another letter', 'govermance', ['governance']],
    ['two letters that changed places', 'setltement', ['settlement']],
    ['two errors in a long word', 'govermanse', ['governance']],
    ['a letter that a word of five lost', 'blok', ['block']],
    ['two errors in a short word', 'brack', []],
    ['an error in a word of four', 'fess', []],
    ['an error in a word of three', 'nat', []],
    ['a word with digits, which an id has', 'u64numbe', ['u64number']],
    ['a letter for a digit', 'settlf', []],
  ])('%s: %s', (_name, word, expected) => {
    expect(found(word)).toEqual(expected);
  });

  it('allows an error in a prefix', () => {
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
