import { fold, normalizeName } from './fold';

describe('fold', () => {
  it.each([
    ['Ä', 'a'],
    ['ﬁat', 'fiat'],
    ['GROẞ', 'gross'],
    ['Ørsted', 'orsted'],
    ["it's", 'its'],
  ])('%s is %s', (word, expected) => {
    expect(fold(word)).toBe(expected);
  });
});

describe('normalizeName', () => {
  it.each([
    ['get balance', 'getBalance'],
    ['Fiat to USD', 'fiat_to_usd'],
    ['-32007', '32007'],
  ])('%s is the same as %s', (one, other) => {
    expect(normalizeName(one)).toBe(normalizeName(other));
  });
});
