import { highlightTerms, withoutHighlight } from './parameters';

describe('highlightTerms', () => {
  it.each<[string[], string]>([
    [[], ''],
    [[], '?'],
    [[], '?q=fee'],
    [['fee'], '?_highlight=fee'],
    [['fee', 'base'], '?_highlight=fee&q=x&_highlight=base'],
    [['fee'], '?_highlight=fee&_highlight=fee'],
    [[], '?_highlight=&_highlight=+'],
    [['base fee', '<b>'], '?_highlight=base+fee&_highlight=%3Cb%3E'],
    [['\uFFFD', '%'], '?_highlight=%E2%82&_highlight=%'],
    [['__proto__'], '?_highlight=__proto__'],
    [['fee'], '?%5Fhighlight=fee'],
  ])('reads the terms %j from the query %j', (terms, query) => {
    expect(highlightTerms(query)).toEqual(terms);
  });

  it('skips terms longer than 200 characters', () => {
    const [longest, tooLong] = ['a'.repeat(200), 'b'.repeat(201)];
    expect(highlightTerms(`?_highlight=${tooLong}&_highlight=${longest}`)).toEqual([longest]);
  });

  it('keeps at most 32 terms', () => {
    const query = Array.from({ length: 5000 }, (_, number) => `_highlight=t${number}`).join('&');
    expect(highlightTerms(`?${query}`)).toHaveLength(32);
  });
});

describe('withoutHighlight', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?_highlight=fee', ''],
    ['?_highlight=fee&_highlight=base', ''],
    ['?a=1&_highlight=fee&b=%20c', '?a=1&b=%20c'],
    ['?a=b+c&a=d&%5Fhighlight=fee', '?a=b+c&a=d'],
    ['?_highlighted=1&_highlight', '?_highlighted=1'],
  ])('for %j, returns %j', (query, expected) => {
    expect(withoutHighlight(query)).toBe(expected);
  });
});
