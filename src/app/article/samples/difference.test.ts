import { piecesOf } from './difference';

const marked = (text: string, other: string) =>
  piecesOf(text, other)
    .filter(({ differs }) => differs)
    .map((piece) => piece.text);

it.each([
  ['equal texts', '{ "a": 1 }', '{"a": 1}', []],
  ['another value', '{ "a": 1, "b": 2 }', '{ "a": 1, "b": 3 }', ['"b": 2']],
  ['a value of another type', '{ "a": { "b": 1 } }', '{ "a": "x" }', ['"b": 1']],
  ['an additional element', '{ "a": [1, 2] }', '{ "a": [1] }', ['2']],
  ['an empty list instead of a full one', '{ "a": [] }', '{ "a": [1] }', ['"a": []']],
])('marks the differences in %s', (_, text, other, expected) => {
  expect(marked(text, other)).toEqual(expected);
});

it('keeps the whole text', () => {
  const text = '{ "a": 1, "b": [2, 3] }';
  expect(
    piecesOf(text, '{}')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
