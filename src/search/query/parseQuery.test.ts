import { search } from '../../site/search';
import { parseQuery, plainText } from './parseQuery';

const words = (text: string) => parseQuery(plainText(text)).terms.map(({ word }) => word);

describe('parseQuery', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['how do I add a customer', ['add', 'customer']],
    ['how to', ['how', 'to']],
    ['fee Fee FEE', ['fee']],
    ['<img src=x onerror=alert(1)>', ['img', 'src', 'x', 'onerror', 'alert', '1']],
  ])('reduces %j to the words %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('treats only the last word as a prefix, until a space follows it', () => {
    const isPrefix = (text: string) => parseQuery(text).terms.map((term) => term.isPrefix);
    expect(isPrefix('get bal')).toEqual([false, true]);
    expect(isPrefix('get bal ')).toEqual([false, false]);
  });

  it('limits the number of words and the length of a pasted text', () => {
    expect(words('word '.repeat(5_000))).toEqual(['word']);
    const many = Array.from({ length: 5_000 }, (_, number) => `n${number}`).join(' ');
    expect(words(many)).toHaveLength(12);
    expect(words('x'.repeat(100_000))[0]).toHaveLength(search.maxQueryLength);
  });
});
