import FlexSearch from 'flexsearch';
import { engineOptions, loadWordIndex, packWordIndex } from './wordIndex';

function exportOf(texts: Readonly<Record<number, string>>): string {
  const index = FlexSearch.create<number>(engineOptions);
  for (const [id, x] of Object.entries(texts)) index.add(Number(id), JSON.stringify({ x }));
  return index.export();
}

test('a packed index keeps the documents of each word, their sizes and the vocabulary', () => {
  const packed = packWordIndex(
    exportOf({ 3: 'fee slot', 40: 'fee', 41: 'slot ~data', 500: 'fee' }),
  );
  const { find, findPart, sizes, vocabulary } = loadWordIndex(packed);
  expect(find('fee')).toEqual([3, 40, 500]);
  expect(find('slot')).toEqual([3, 41]);
  expect(find('data')).toEqual([]);
  expect(findPart('data')).toEqual([41]);
  expect([3, 40, 41, 500].map((id) => sizes[id])).toEqual([2, 1, 2, 1]);
  expect(vocabulary).toEqual(['data', 'fee', 'slot']);
});

test('a packed index stores the distances between ids', () => {
  const packed = packWordIndex(exportOf({ 3: 'fee', 40: 'fee', 500: 'fee' }));
  expect(packed).toContain('"fee":[3,37,460]');
});

test('loading rejects a text that is not an index', () => {
  expect(() => loadWordIndex('<!doctype html>')).toThrow(SyntaxError);
  expect(() => loadWordIndex('{}')).toThrow(TypeError);
});
