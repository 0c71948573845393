import { codeMask } from './mask';
import { proseTexts } from './texts';

/** Returns each text with its position; code and tokens as `…`, headings with `#`. */
const read = (file: string, text: string) =>
  proseTexts({ file, text }).map(
    ({ line, column, text: words, isHeading }) =>
      `${line}:${column} ${isHeading ? '# ' : ''}${words
        .replaceAll(new RegExp(`${codeMask}+`, 'g'), '…')
        .replaceAll(/\s+/g, ' ')
        .trim()}`,
  );

it.each<[string, string, string, string[]]>([
  [
    'a paragraph with code and a token',
    'p.mdx',
    'Use `tokn` for {fees.base} now.',
    ['1:1 Use … for … now.'],
  ],
  ['a heading with an id', 'p.mdx', '\n## Send it {#send}', ['2:1 # Send it …']],
  ['a link without its address', 'p.mdx', 'See [the page](/a.mdx).', ['1:1 See the page .']],
  ['a paragraph without its comment', 'p.mdx', 'Text {/* tokn */}', ['1:1 Text …']],
  [
    'front matter',
    'p.mdx',
    "---\ntitle: A title\ndescription: 'Two words.'\nkeywords: [tokn]\n---\n",
    ['2:8 # A title', '3:15 Two words.'],
  ],
  ['a table', 'p.mdx', '| A | B |\n|---|---|\n| c | `d` |\n', ['1:1 A', '1:5 B', '3:1 c', '3:5 …']],
  [
    'a card on one line',
    'p.mdx',
    '<Cards>\n<Card title="First" href="/a.mdx">Some words.</Card>\n</Cards>',
    ['2:14 # First', '2:1 Some words.'],
  ],
  [
    'a step',
    'p.mdx',
    '<Steps>\n<Step title="Get {name}">\n\nDo it.\n\n</Step>\n</Steps>',
    ['2:14 # Get …', '4:1 Do it.'],
  ],
  [
    'a drawing in a page',
    'p.mdx',
    '<Figure src="/a.svg" alt="It shows." caption="It tells." />',
    ['1:27 It shows.', '1:47 It tells.'],
  ],
  [
    'the summary of a collapsible',
    'p.mdx',
    '<Details summary="More">\n\nText\n\n</Details>',
    ['1:19 # More', '3:1 Text'],
  ],
  ['an admonition', 'p.mdx', ':::note[Take care]\nText\n:::', ['1:8 # Take care', '2:1 Text']],
  [
    'the columns of a data table',
    'p.mdx',
    '<DataTable data="a.b" columns="key: Name: code; other: Its use" />',
    ['1:37 # Name', '1:56 # Its use'],
  ],
  [
    'the title of a code block',
    'p.mdx',
    '```json title="Response 200"\n{}\n```',
    ['1:16 # Response 200'],
  ],
  [
    'reference data',
    'reference/a.yaml',
    "key: some words\nlist:\n  - is: 'more {words}'\n    id: pending_review\n",
    ['1:6 some words', '3:10 more …'],
  ],
  [
    'labels of a sidebar',
    'sidebars.yaml',
    'a:\n  - page: some page\n    label: Label\n',
    ['3:12 # Label'],
  ],
  [
    'an OpenAPI document',
    'openapi.json',
    '{"paths":{"/a":{"get":{"summary":"Get","description":"A \\"b\\"."}}},"x":"no text"}',
    ['1:35 # Get', '1:55 A b .'],
  ],
  ['no examples in a document', 'openrpc.json', '{"example":{"description":"tokn"}}', []],
  [
    'a drawing',
    'a.svg',
    '<svg>\n<title>A b</title>\n<text x="1">{n} s</text><text>12</text></svg>',
    ['2:8 A b', '3:13 … s'],
  ],
  [
    'a module',
    'a.ts',
    "const a = { id: 'tokn', label: 'Home' };\nconst b = `All ${a} words`;",
    ['1:33 # Home', '2:12 All … words'],
  ],
  ['nothing in other files', 'a.png', 'tokn', []],
])('reads %s', (_, file, text, expected) => {
  expect(read(file, text)).toEqual(expected);
});

it('counts lines and columns the same with carriage returns', () => {
  expect(read('p.mdx', '# A\r\n\r\nText\r\n')).toEqual(['1:1 # A', '3:1 Text']);
});
