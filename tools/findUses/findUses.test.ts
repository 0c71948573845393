import { findUses, kindsOf, similarName, type Searchable } from './findUses';

const folder = 'content/current';
const texts = new Map(
  Object.entries({
    'a/page.mdx':
      '---\ntitle: A\n---\n\nCosts {fees.base}, \\{fees.base}.\n\n:::note\n`getBlock`\n:::\n',
    'b.mdx': 'See [a](./a/page.mdx#x).\n\n<Card title="{fees.list.0}" />\n<Cards>\n',
    'reference/fees.yaml': "base: 5\nsum: '{fees.base} + {fees.basement}'\nlist: [1]\n",
    'reference/openrpc.json': '{ "name": "getBlock", "x": "getBlocks [a](/a/page.mdx)" }',
    'sidebars.yaml': "documentationSidebar:\n  - a/page\n  - page: 'b'\n",
    'redirects.yaml': '- from: /old\n  to: /a/page\n',
  }).map(([file, text]) => [`${folder}/${file}`, text]),
);
const searchable: Searchable = {
  texts,
  files: new Set(texts.keys()),
  pages: new Map([
    ['a/page', `${folder}/a/page.mdx`],
    ['b', `${folder}/b.mdx`],
  ]),
  tokens: new Set(['fees', 'fees.base', 'fees.basement', 'fees.list']),
  components: new Set(['Card', 'Cards', 'note']),
  operations: new Set(['getBlock']),
};

test.each([
  [
    'a/page',
    [
      'page b.mdx:1:9',
      'page redirects.yaml:2:7',
      'page reference/openrpc.json:1:43',
      'page sidebars.yaml:2:5',
    ],
  ],
  ['b', ['page sidebars.yaml:3:12']],
  ['fees.base', ['token a/page.mdx:5:7', 'token reference/fees.yaml:2:7']],
  ['fees.list', ['token b.mdx:3:14']],
  [
    'fees',
    [
      'token a/page.mdx:5:7',
      'token b.mdx:3:14',
      'token reference/fees.yaml:2:7',
      'token reference/fees.yaml:2:21',
    ],
  ],
  ['Card', ['component b.mdx:3:1']],
  ['note', ['component a/page.mdx:7:1']],
  ['getBlock', ['operation a/page.mdx:8:2', 'operation reference/openrpc.json:1:12']],
  ['none', []],
])('finds the uses of %s', (name, expected) => {
  const uses = kindsOf(name, searchable).flatMap((kind) =>
    findUses(name, kind, searchable).map(
      ({ file, line, column }) => `${kind} ${file.slice(folder.length + 1)}:${line}:${column}`,
    ),
  );
  expect(uses).toEqual(expected);
});

test('returns the line of a use', () => {
  expect(findUses('Card', 'component', searchable)[0]?.text).toBe('<Card title="{fees.list.0}" />');
});

test('suggests a similar name', () => {
  expect(similarName('fees.bse', searchable)).toBe('fees.base');
});
