import { americanised } from './spelling';

describe('americanised', () => {
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
  ])('%s is compared as %s', (british, american) => {
    expect(americanised(british)).toBe(american);
    expect(americanised(american)).toBe(american);
  });

  it.each(['hour', 'your', 'four', 'wise', 'fence', 'call', 'there'])('%s stays', (word) => {
    expect(americanised(word)).toBe(word);
  });
});
