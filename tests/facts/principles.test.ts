import { readCurrentVersion } from './rpcPages';

/* Checks the index of principles and contract terms against the page on evidence. */

const { pages } = readCurrentVersion();
const textOf = (path: string) => pages.get(path)?.source.text ?? '';

const sectionOf = (text: string, id: string) => {
  const [, section = ''] = text.split(`{#${id}}\n`);
  return section.split(/^## /m)[0] ?? '';
};

const page = textOf('documentation/regulators/principles');
const unpublished = sectionOf(textOf('documentation/regulators/evidence'), 'limits');

const rowsOf = (id: string) =>
  sectionOf(page, id)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.endsWith('| Not published |'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const all = ['pfmi', 'dora', 'register'].flatMap(rowsOf);

it('lists the 24 principles and the points of Article 30 in order', () => {
  const numbers = rowsOf('pfmi').map(([name = '']) => Number.parseInt(name, 10));
  expect(numbers).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  const points = rowsOf('dora').map(([point]) => point);
  expect(points).toEqual([
    ...Array.from('abcdefghi', (letter) => `2(${letter})`),
    ...Array.from('abcdef', (letter) => `3(${letter})`),
  ]);
});

it('has an answer in each row, or says what is not published', () => {
  expect(all.filter((cells) => cells.slice(-2).every((cell) => cell === '–'))).toEqual([]);
});

it('calls unpublished only what the page on evidence lists in the same words', () => {
  const named = all
    .flatMap((cells) => cells.at(-1)?.split('; ') ?? [])
    .filter((item) => item !== '–');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((item) => !unpublished.includes(item))).toEqual([]);
});
