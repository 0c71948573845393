import { brand, network } from '../site/names';
import {
  adviceToUse,
  didYouMean,
  didYouMeanRenamed,
  findRenamed,
  listNames,
  nearest,
} from './suggest';

const words = ['network', 'brand', 'title', 'description', 'Tabs', 'Tab'];

describe('nearest', () => {
  it.each([
    ['netwrok', 'network'],
    ['NETWORK', 'network'],
    ['Tbas', 'Tabs'],
    ['titel', 'title'],
    ['desciption', 'description'],
    ['discripton', 'description'],
    ['Tabz', 'Tabs'],
  ])('to "%s" is %s', (word, expected) => {
    expect(nearest(word, words)).toBe(expected);
  });

  it.each(['xyz', '', 'networkings'])('returns undefined for "%s"', (word) => {
    expect(nearest(word, words)).toBeUndefined();
  });
});

describe('didYouMean', () => {
  it('suggests the nearest candidate', () => {
    expect(didYouMean('brnad', words, 'no')).toBe('Did you mean "brand"?');
  });
  it('formats the suggestion with the given function', () => {
    expect(didYouMean('brnad', words, 'no', (word) => `{${word}}`)).toBe('Did you mean {brand}?');
  });
  it.each([`fiat_to_${network}s`, 'fiat_to_network', 'fiat_to_{netwrk}'])(
    'suggests tokens instead of the names they stand for: "%s"',
    (word) => {
      const advice = didYouMean(word, [`fiat_to_${network}`], 'no');
      expect(advice).toBe('Did you mean "fiat_to_{network}"?');
    },
  );
  it('returns the fallback if no candidate is near', () => {
    expect(didYouMean('qqqqq', words, 'Remove it.')).toBe('Remove it.');
  });
});

test.each([
  [[], 'It has no variants.'],
  [['round'], 'Its only variant is round.'],
  [['round', 'long'], 'Its variants are round, long.'],
  [[`${network}_to_fiat`], 'Its only variant is {network}_to_fiat.'],
])('lists the variants %j', (names, expected) => {
  expect(listNames('variants', names)).toBe(expected);
});

test.each([
  [['round'], 'Use round.'],
  [['round', 'long'], 'Use one of round, long.'],
  [[brand, `${brand}s`], `Use one of {brand}, ${brand}s.`],
])('advises using one of %j', (names, expected) => {
  expect(adviceToUse(names)).toBe(expected);
});

test.each([
  [
    ['a', 'b', 'c'],
    ['a', 'x'],
  ],
  [
    ['a', 'b'],
    ['a', 'x', 'y'],
  ],
  [['a'], ['a']],
])('finds no renaming between candidates %j and words %j', (candidates, words) => {
  expect(findRenamed(candidates, words)).toBeUndefined();
});

test('finds the renaming if only one candidate and one word differ', () => {
  expect(findRenamed(['a', 'b'], ['a', 'x'])).toEqual({ word: 'x', candidate: 'b' });
});

test('suggests the new name of a renamed candidate, but prefers a similar name', () => {
  expect(didYouMeanRenamed('payment', ['transfer'], ['payment'], '')).toBe(
    'Did you mean "transfer"?',
  );
  expect(didYouMeanRenamed('payment', ['payments', 'b'], ['payment', 'b'], '')).toBe(
    'Did you mean "payments"?',
  );
  expect(didYouMeanRenamed('x', ['transfer', 'other'], ['x'], 'No.')).toBe('No.');
});
