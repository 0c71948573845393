import type { SearchHit } from '../index/searchHit';
import { hitExcerpt } from './hitExcerpt';

const body = (hash: string): SearchHit => ({
  kind: 'body',
  path: '/a',
  text: '',
  section: 'A',
  hash,
  breadcrumbs: [],
});
const texts = { '': 'Fees are low.', '#more': 'Fees and limits of each day.', '#__proto__': '' };
const isMarked = (token: string): boolean => ['fees', 'limits'].includes(token);
const find = (hit: SearchHit, pageHits: SearchHit[]) => {
  const excerpt = hitExcerpt(texts, hit, pageHits, isMarked, 50);
  return excerpt && [excerpt.hash, excerpt.pieces.map(({ text }) => text).join('')];
};

test('cuts the excerpt from the section of the hit', () => {
  expect(find(body('#more'), [])).toEqual(['#more', 'Fees and limits of each day.']);
});

test('finds the section when the hit names only the page', () => {
  expect(find(body(''), [body('')])).toEqual(['#more', 'Fees and limits of each day.']);
});

test('skips sections that are hits themselves', () => {
  expect(find(body(''), [body(''), body('#more')])).toEqual(['', 'Fees are low.']);
});

test('keeps a marked word within the maximum length', () => {
  const excerpt = hitExcerpt({ '': `${'x '.repeat(100)}fees` }, body(''), [], isMarked, 50);
  expect(excerpt?.pieces.find(({ marked }) => marked)?.text).toBe('fees');
  expect(excerpt?.pieces.map(({ text }) => text).join('').length).toBeLessThanOrEqual(50);
});

describe('the section of a hit', () => {
  const sections = { '': 'a fee', '#fees': 'the base fee is burnt', '#other': 'nothing' };
  const sectionOf = (hash: string, words: string[], pageHits: SearchHit[] = []) =>
    hitExcerpt(sections, body(hash), pageHits, (token) => words.includes(token), 50)?.hash;

  it.each<[string, string, string[], string | undefined]>([
    ["the hit's own section", '#fees', ['fee'], '#fees'],
    ['the section with the most words of the query', '', ['base', 'fee'], '#fees'],
    ['the top of the page among equal sections', '', ['fee'], ''],
    ["another section if the hit's own lacks the words", '#other', ['burnt'], '#fees'],
    ["another section if the hit's own is missing", '#gone', ['burnt'], '#fees'],
    ['none if no section has the words', '#fees', ['x'], undefined],
    ['none for the name of an inherited property', 'constructor', ['x'], undefined],
  ])('is %s', (_name, hash, words, expected) => {
    expect(sectionOf(hash, words)).toBe(expected);
  });

  it('is not one that another hit shows, unless the hit itself names it', () => {
    expect(sectionOf('', ['base', 'fee'], [body('#fees')])).toBe('');
    expect(sectionOf('', ['burnt'], [body('#fees')])).toBeUndefined();
    expect(sectionOf('#fees', ['burnt'], [body('#fees')])).toBe('#fees');
  });
});

test('returns undefined when the texts are missing', () => {
  expect(hitExcerpt({}, body('#a'), [], isMarked, 50)).toBeUndefined();
});
