import { testCollection } from '../index/testIndex';
import { SiteIndex } from '../rank/siteIndex';
import { markWords } from './excerpt';
import { createMatcher } from './matching';

describe('createMatcher', () => {
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
  ])('the terms %j match the word %s: %s', (terms, token, expected) => {
    expect(createMatcher(terms)(token)).toBe(expected);
  });
});

describe('marks in a page', () => {
  const text =
    'Authorise, authorize, authorised and authorizing; a centre, centers, cancelled, canceling.';
  const index = new SiteIndex([testCollection([{ title: 'Variants', text }])]);

  it.each(['authorise', 'authorize', 'Authorised', 'authorizing', 'center', 'centres', 'canceled'])(
    'for "%s" are the same as in the excerpt',
    (query) => {
      const inExcerpt = markWords(text, index.createMatcher(query));
      const inPage = markWords(text, createMatcher(index.marksOf(query)));
      expect(inPage).toEqual(inExcerpt);
      expect(inPage.filter(({ marked }) => marked).length).toBeGreaterThan(1);
    },
  );
});
