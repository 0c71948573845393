import { splitAtDifferences } from './difference';

const marked = (text: string, other: string) =>
  splitAtDifferences(text, other)
    .filter(({ differs }) => differs)
    .map((piece) => piece.text);

it.each([
  ['nothing in texts that differ only in spaces inside braces', '{ "a": 1 }', '{"a": 1}', []],
  ['a different value', '{ "a": 1, "b": 2 }', '{ "a": 1, "b": 3 }', ['"b": 2']],
  ['a value of another type', '{ "a": { "b": 1 } }', '{ "a": "x" }', ['"b": 1']],
  ['an additional element', '{ "a": [1, 2] }', '{ "a": [1] }', ['2']],
  ['an empty list in place of a full one', '{ "a": [] }', '{ "a": [1] }', ['"a": []']],
])('marks %s', (_, text, other, expected) => {
  expect(marked(text, other)).toEqual(expected);
});

it('returns pieces that add up to the whole text', () => {
  const text = '{ "a": 1, "b": [2, 3] }';
  expect(
    splitAtDifferences(text, '{}')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
