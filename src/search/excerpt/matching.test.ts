import { matcherOf } from './matching';

describe('matcherOf', () => {
  it.each<[string[], string, boolean]>([
    [['fee'], 'fee', true],
    [['fee'], 'fees', true],
    [['Gét'], 'get', true],
    [['trans'], 'transaction', true],
    [['t'], 'transaction', false],
    [['getBalance'], 'getbalance', true],
    [['getBalance'], 'balance', false],
    [['fee', 'base'], 'base', true],
    [['fee'], 'coffee', false],
    [[], 'fee', false],
    [['<b>'], 'b', true],
  ])('%j and %s: %s', (terms, token, expected) => {
    expect(matcherOf(terms)(token)).toBe(expected);
  });
});
