import { didYouMean, nearest } from './suggest';

const words = ['network', 'brand', 'title', 'description', 'Tabs', 'Tab'];

describe('nearest', () => {
  it.each([
    ['netwrok', 'network'],
    ['NETWORK', 'network'],
    ['titel', 'title'],
    ['desciption', 'description'],
    ['discripton', 'description'],
    ['Tabz', 'Tabs'],
    ['xyz', undefined],
    ['', undefined],
    ['networkings', undefined],
  ])('%s → %s', (word, expected) => {
    expect(nearest(word, words)).toBe(expected);
  });
});

describe('didYouMean', () => {
  it('suggests the nearest candidate', () => {
    expect(didYouMean('brnad', words, 'no')).toBe('Did you mean "brand"?');
  });
  it('formats the suggestion', () => {
    expect(didYouMean('brnad', words, 'no', (word) => `{${word}}`)).toBe('Did you mean {brand}?');
  });
  it('returns the fallback if nothing is near', () => {
    expect(didYouMean('qqqqq', words, 'Known are many.')).toBe('Known are many.');
  });
});
