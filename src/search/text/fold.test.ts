import { fold, normalizeName } from './fold';

describe('fold', () => {
  it.each([
    ['Ä', 'a'],
    ['ﬁat', 'fiat'],
    ['GROẞ', 'gross'],
    ['Ørsted', 'orsted'],
    ["it's", 'its'],
  ])('turns %s into %s', (word, expected) => {
    expect(fold(word)).toBe(expected);
  });
});

describe('normalizeName', () => {
  it.each([
    ['get balance', 'getBalance'],
    ['Fiat to USD', 'fiat_to_usd'],
    ['-32007', '32007'],
  ])('returns the same name for %s and %s', (a, b) => {
    expect(normalizeName(a)).toBe(normalizeName(b));
  });
});
