import { generatePages } from './pages';

test('spreads pages with unique ids over categories of 50', () => {
  const categories = generatePages(120, 'documentation/generated');
  expect(categories.map(({ pages }) => pages.length)).toEqual([50, 50, 20]);
  const ids = categories.flatMap(({ pages }) => pages.map(({ id }) => id));
  expect(new Set(ids).size).toBe(120);
  expect(ids[0]).toBe('documentation/generated/part_1/page_0');
});

test('pages have about 700 words and are the same in every run', () => {
  const [first] = generatePages(1, 'x');
  expect(first).toEqual(generatePages(1, 'x')[0]);
  const words = first?.pages[0]?.text.split(/\s+/).length ?? 0;
  expect(words).toBeGreaterThan(500);
  expect(words).toBeLessThan(900);
});
