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

const noColon = {
  message: 'Invalid YAML: a line has no colon after its key.',
  advice: 'Write key: value, with a space; indent a line that continues the value above it.',
};
const bracket = {
  message: 'Invalid YAML: a bracket is not closed.',
  advice: 'Close it with ] or }.',
};
const quote = {
  message: 'Invalid YAML: a quote is not closed.',
  advice: 'Add the same quote at the end of the value.',
};
const textAfterQuote = {
  message: 'Invalid YAML: text follows the closing quote of a value.',
  advice: "Put the whole value in single quotes, and write '' for each apostrophe in it.",
};

test.each([
  ['a: [1, 2\n', 1, 4, bracket],
  ['a: [1, [2], 3\n', 1, 4, bracket],
  ['a: [1, 2\nb: 3\n', 1, 4, bracket],
  ['a: 1\nb:\n  - {c: 2\n  - 3\n', 3, 5, bracket],
  ["a: 'b\nc: d\n", 1, 4, quote],
  ["a: 'b'\nc: \"d\ne: f\n", 2, 4, quote],
  ["a: 'It's late'\n", 1, 8, textAfterQuote],
  ["a: 'b' or c\n", 1, 8, textAfterQuote],
  ['a: "b "c" d"\n', 1, 8, textAfterQuote],
  ['a: b\nc d\n', 2, 1, noColon],
  ['- a: b\n  c:d\n', 2, 3, noColon],
  [
    'a:\n  - b: c\n   d: e\n',
    3,
    1,
    {
      message: 'Invalid YAML: a line is indented too little or too much.',
      advice: 'Indent with spaces, and indent all entries of a list or map alike.',
    },
  ],
  [
    "a: ['b' 'c']\n",
    1,
    9,
    {
      message: 'Invalid YAML: a character is missing, such as a comma or a colon.',
      advice:
        'Put a comma between values in brackets, and write each entry as key: value or - value.',
    },
  ],
  [
    'a:\n- b\n - c\n',
    2,
    3,
    {
      message: 'Several entries are read as one.',
      advice: 'Write each entry on its own line, all with the same indentation.',
    },
  ],
])(
  'explains the mistake in %j at the position where it begins',
  (text, line, column, explanation) => {
    expect(readYaml('a.yaml', text).problems).toEqual([
      { file: 'a.yaml', line, column, ...explanation },
    ]);
  },
);

test.each(['a: b\n  c - d\n', 'a: b -\n  c\n', 'a: |\n  - b\n  - c\n', "a: 'b\n  - c'\n"])(
  'accepts a value with a dash: %j',
  (text) => {
    expect(readYaml('a.yaml', text).problems).toEqual([]);
  },
);

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
