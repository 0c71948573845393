import { cardSvg, readTypefaces } from './cardSvg';

const typefaces = readTypefaces(process.cwd());

const card = { title: 'Fees', description: 'What a transfer costs.', categories: ['Institutions'] };

test('a card draws its text as outlines', () => {
  const svg = cardSvg(card, typefaces);
  expect(svg).not.toMatch(/<text|<image|font-|href|NaN|undefined/);
  expect(svg.match(/<path transform/g)?.length).toBeGreaterThan(40);
});

test('a card is the same for the same text, and differs for a different title', () => {
  expect(cardSvg(card, typefaces)).toBe(cardSvg({ ...card }, typefaces));
  expect(cardSvg({ ...card, title: 'Limits' }, typefaces)).not.toBe(cardSvg(card, typefaces));
});

test('a card with long text keeps every line above its bottom edge', () => {
  const long = {
    title: 'getMinimumBalanceForRentExemption '.repeat(5),
    description: 'Word '.repeat(200),
    categories: Array.from({ length: 20 }, () => 'A category'),
  };
  const svg = cardSvg(long, typefaces);
  const rows = [...svg.matchAll(/<g fill="[^"]+" transform="translate\(\d+ (\d+)\)">/g)];
  expect(Math.max(...rows.map(([, y]) => Number(y)))).toBeLessThan(620);
});
