import { isSameWord, kinship } from './kinship';

describe('isSameWord', () => {
  it.each([
    ['fee', 'fee', true],
    ['fee', 'fees', true],
    ['currency', 'currencies', true],
    ['stake', 'staking', true],
    ['authorise', 'authorized', true],
    ['valid', 'validator', false],
    ['pay', 'payment', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isSameWord(one, other)).toBe(expected);
  });
});

describe('kinship', () => {
  it('is less for another word of the same stem, the more they differ', () => {
    expect(kinship('valid', 'validity')).toBeLessThan(kinship('valid', 'valids'));
    expect(kinship('valid', 'validators')).toBeLessThan(kinship('validation', 'validators'));
  });
});
