import { readYaml } from './yaml';

test.each([
  ['base: &base 1\nlist: [*base, *bsae]\n', 2, 15, 'bsae'],
  ['base: &base 1\nlist: [*base, *bas]\n', 2, 15, 'bas'],
])('reports an alias without an anchor at its position: %j', (text, line, column, name) => {
  const { data, problems } = readYaml('a.yaml', text);
  expect(data).toBeUndefined();
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'a.yaml',
      line,
      column,
      message: `The alias *${name} has no anchor.`,
    }),
  ]);
});

test.each([
  ['a value commented out', '#a: 1\nb: 2\n#c: 3\nd:\n  e: 4\n  #f: 5\n#g: 6\n'],
  ['an entry commented out', 'a:\n  - b\n  #- c\n  - d\n  #- e\n'],
  ['a comment after a value of several lines', 'a: b\n  c\n#d: e\n'],
  ['a comment after a value', 'a: 1 # b\nc: #d\n  e: 2\n'],
  ['a hash in a value', "a: b#c\nd: 'e #f'\n"],
])('accepts %s', (_, text) => {
  expect(readYaml('a.yaml', text).problems).toEqual([]);
});

test('reports an unclosed bracket as a missing character', () => {
  expect(readYaml('a.yaml', 'a: [1, 2\n').problems).toMatchObject([
    {
      message: 'Invalid YAML: a character is missing, such as a quote, a bracket or a colon.',
      advice: 'Close all quotes and brackets, and write each entry as key: value or - value.',
    },
  ]);
});

test.each([
  ['a: {b: 1, b: 2}\n', 'b'],
  ['- a b: 1\n  a b: 2\n', 'a b'],
  ['"a: b": 1\n"a: b": 2\n', 'a: b'],
  ['a: 1\na: 2\na: 3\n', 'a'],
])('names the duplicate key in %j', (text, key) => {
  const message = `Duplicate key "${key}".`;
  expect(readYaml('a.yaml', text).problems).toMatchObject([{ message }]);
});

test.each([
  ['"\\u0007": 1\n', 'The key contains a control character.'],
  ['a: & b\n', 'Invalid YAML: a name is missing after * or &.'],
  ['a: *\n', 'Invalid YAML: a name is missing after * or &.'],
])('explains what is wrong with %j', (text, message) => {
  expect(readYaml('a.yaml', text).problems).toMatchObject([{ message }]);
});
