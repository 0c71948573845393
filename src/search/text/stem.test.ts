import { americanSpelling, isSameWord, stemOf, stemWeight } from './stem';

describe('americanSpelling', () => {
  it.each([
    ['authorise', 'authorize'],
    ['authorisation', 'authorization'],
    ['tokenised', 'tokenized'],
    ['organisations', 'organizations'],
    ['analyse', 'analyze'],
    ['honoured', 'honored'],
    ['behaviour', 'behavior'],
    ['centre', 'center'],
    ['licence', 'license'],
    ['cancelled', 'canceled'],
    ['catalogue', 'catalog'],
  ])('converts %s to %s', (british, american) => {
    expect(americanSpelling(british)).toBe(american);
    expect(americanSpelling(american)).toBe(american);
  });

  it.each(['hour', 'your', 'four', 'wise', 'fence', 'call', 'there'])('keeps %s', (word) => {
    expect(americanSpelling(word)).toBe(word);
  });
});

describe('isSameWord', () => {
  it.each([
    ['fee', 'fee', true],
    ['fee', 'fees', true],
    ['currency', 'currencies', true],
    ['stake', 'staking', true],
    ['authorise', 'authorized', true],
    ['valid', 'validator', false],
    ['pay', 'payment', false],
  ])('%s and %s are forms of one word: %s', (a, b, expected) => {
    expect(isSameWord(a, b)).toBe(expected);
  });
});

describe('stemWeight', () => {
  it('is lower the more two words with the same stem differ', () => {
    expect(stemWeight('valid', 'validity')).toBeLessThan(stemWeight('valid', 'valids'));
    expect(stemWeight('valid', 'validators')).toBeLessThan(stemWeight('validation', 'validators'));
  });
});

it.each([
  ['subscriptions', 'subscribe'],
  ['admission', 'admits'],
  ['conversion', 'convert'],
  ['suspension', 'suspended'],
  ['extension', 'extends'],
  ['decisions', 'decides'],
  ['exclusion', 'excluded'],
  ['retention', 'retains'],
  ['verification', 'verified'],
  ['notifications', 'notify'],
  ['deliveries', 'delivers'],
  ['recovery', 'recovered'],
  ['reconciliation', 'reconciles'],
  ['seizure', 'seized'],
  ['disclosures', 'disclose'],
  ['agreement', 'agreed'],
  ['reduction', 'reduces'],
])('%s has the stem of the verb form %s', (noun, verb) => {
  expect(stemOf(noun)).toBe(stemOf(verb));
  expect(isSameWord(noun, verb)).toBe(true);
});

it.each([
  ['frozen', 'freeze'],
  ['lost', 'lose'],
  ['theft', 'steal'],
])('%s has the stem of the verb %s', (form, verb) => {
  expect(stemOf(form)).toBe(stemOf(verb));
});

it.each([
  ['commission', 'commit'],
  ['version', 'vert'],
  ['production', 'produce'],
])('%s is not a form of %s', (noun, other) => {
  expect(stemOf(noun)).not.toBe(stemOf(other));
});
