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

test('returns undefined when the texts are missing', () => {
  expect(hitExcerpt({}, body('#a'), [], isMarked, 50)).toBeUndefined();
});
