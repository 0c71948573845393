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
const find = (hit: SearchHit, others: SearchHit[]) => {
  const found = hitExcerpt(texts, hit, others, isMarked, 50);
  return found && [found.hash, found.pieces.map(({ text }) => text).join('')];
};

test('cuts it from the text under the hash', () => {
  expect(find(body('#more'), [])).toEqual(['#more', 'Fees and limits of each day.']);
});

test('finds the section where the hit names the page alone', () => {
  expect(find(body(''), [body('')])).toEqual(['#more', 'Fees and limits of each day.']);
});

test('keeps the text above the first heading where the section is a hit of its own', () => {
  expect(find(body(''), [body(''), body('#more')])).toEqual(['', 'Fees are low.']);
});

test('marks the words and keeps to the length', () => {
  const found = hitExcerpt({ '': `${'x '.repeat(100)}fees` }, body(''), [], isMarked, 50);
  expect(found?.pieces.find(({ marked }) => marked)?.text).toBe('fees');
  expect(found?.pieces.map(({ text }) => text).join('').length).toBeLessThanOrEqual(50);
});

test('has nothing where the texts could not be had', () => {
  expect(hitExcerpt({}, body('#a'), [], isMarked, 50)).toBeUndefined();
});
