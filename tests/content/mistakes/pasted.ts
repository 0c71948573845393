import { api, text } from './builders';
import type { Mistakes } from './mistake';
import { pageOf, type FileMistakes } from './version';

const bullet = (mark: string) =>
  `1:1 A list item cannot start with ${mark}. Start each item with - and a space.`;
const noBreakSpace =
  'The code contains a no-break space, which may keep it from running. Write an ordinary space.';
const accent = (found: string, place: string) =>
  `${place} The accent on "${found}" is a separate character. Write ${found.normalize('NFC')}, as one character.`;

/** Text pasted from word processors, wikis and PDF files. */
export const pasted: Mistakes = {
  'letters from PDF files and other keyboards': [
    ['The ﬁle.', '1:5 "ﬁ" is one character, a ligature. Write fi.', 'The file.'],
    ['A cafe\u0301.', accent('e\u0301', '1:6'), 'A caf\u00E9, in हिन्दी.'],
    ['Ｎetwork', '1:1 "Ｎ" is full-width. Write "N".', 'Network'],
    ['＃ Heading', '1:1 "＃" is full-width. Write "#".', '## Heading'],
    ['1．Item', '1:2 "．" is full-width. Write ".".', '1. Item'],
    ['A\u3000b.', '1:2 This space is full-width. Write an ordinary space.', 'A b, and 5\u00A0kg.'],
  ],
  'bullets of word processors': [
    ['‐ A\n‐ B', bullet('‐'), '- A\n- B'],
    ['− A\n− B', bullet('−'), '- A\n- B'],
    ['● A\n● B', bullet('●'), '- A\n- B'],
    ['o\tA\no\tB', bullet('o'), '- A\n- B'],
    ['§  A\n§  B', bullet('§'), '§ 1 of the act, and o A.'],
  ],
  'code from word processors': [
    ['```bash\ncurl\u00A0-X GET\n```', `2:5 ${noBreakSpace}`, '```bash\ncurl -X GET\n```'],
    ['```json\n{ "a":\u00A01 }\n```', `2:7 ${noBreakSpace}`, '```json\n{ "a": 1 }\n```'],
    [
      '```bash\ncurl –X GET\n```',
      '2:6 "–X" starts with a dash, not a hyphen. Write -X.',
      '```bash\ncurl -X GET "a –b" # –c\n```',
    ],
    [
      '```bash\ncurl —header A\n```',
      '2:6 "—header" starts with a dash, not a hyphen. Write --header.',
      '```bash\ncurl --header A\n```',
    ],
    [
      '```bash\ncurl “$API”\n```',
      '2:6 A shell does not read “ as a quote. Put the text in straight quotes.',
      '```bash\ncurl "$API" "“quoted”" # it’s\ncat <<E\n“a”\nE\n```',
    ],
  ],
  'curly quotes in attributes': [
    [
      '<Details summary="A”>\n\nText.\n\n</Details>',
      '1:20 The value of an attribute ends with ” instead of ". Write ".',
      '<Details summary="A”">\n\nText.\n\n</Details>',
    ],
    [
      '<Cards>\n<Card title="A” href="./page.mdx">Text.</Card>\n</Cards>',
      '2:15 The value of an attribute ends with ” instead of ". Write ".',
      '<Cards>\n<Card title="A” b" href="./page.mdx">Text.</Card>\n</Cards>',
    ],
    [
      "<Tabs>\n\n<Tab label='A’>\n\nText.\n\n</Tab>\n\n<Tab label='B'>\n\nText.\n\n</Tab>\n\n</Tabs>",
      "3:14 The value of an attribute ends with ’ instead of '. Write '.",
      "<Tabs>\n\n<Tab label='A'>\n\nText.\n\n</Tab>\n\n<Tab label='B'>\n\nText.\n\n</Tab>\n\n</Tabs>",
    ],
  ],
  'curly quotes in options of code blocks': [
    [
      '```bash title="A”\nx\n```',
      '1:9 Unknown code block option "title="A”". Write title="A".',
      '```bash title="A"\nx\n```',
    ],
    [
      '```bash filename=“a b”\nx\n```',
      '1:9 Unknown code block option "filename=“a b”". Write title="a b".',
      '```bash title="a b"\nx\n```',
    ],
  ],
  'spaces in links': [
    [
      '[a](./page.mdx\u00A0)',
      '1:1 The link contains a no-break space. Write ./page.mdx.',
      '[a](./page.mdx)',
    ],
    [
      '[a]\u00A0(./page.mdx)',
      '1:1 Unexpected space between link text and URL. Write [text](./page.mdx).',
      '[a](./page.mdx)',
    ],
    [
      '[a](./pa\u00ADge.mdx)',
      '1:9 The invisible character U+00AD has no width. Delete it.',
      '[a](./page.mdx)',
    ],
  ],
  'slips in links and references': [
    [
      '[a](./page.MDX)',
      '1:1 The link "./page.MDX" does not name the file of a page. Write ./page.mdx.',
      '[a](./page.mdx)',
    ],
    [
      '[a](./none.MD)',
      '1:1 There is no page /none.mdx. Paths without a leading slash start at the folder of this file.',
      '[a](./page.mdx)',
    ],
    ...['&shy;', '&zwnj;', '&#8203;', '&#xAD;'].map(
      (reference) =>
        [
          `A${reference}b &hellip;`,
          `1:2 The character ${reference} is invisible. Delete it, or write \\& for a literal ampersand.`,
          'Ab &hellip; 5&nbsp;kg',
        ] as const,
    ),
  ],
  'syntax of Jira and Confluence': [
    [
      '!console.png!',
      '1:1 An image cannot be written between exclamation marks. Write ![What it shows](./console.png).',
      '![The console](./console.png)',
    ],
    [
      '!console.png|width=300!',
      '1:1 An image cannot be written between exclamation marks. Write ![What it shows](./console.png).',
      '![The console](./console.png)',
    ],
    ['bq. Quoted.', '1:1 A quote cannot start with bq. Write > and a space.', '> Quoted.'],
    [
      'See [the page|https://a.example].',
      '1:5 [the page|https://a.example] is not a link. Write [the page](https://a.example).',
      'See [the page](https://a.example).',
    ],
    [
      'See [https://a.example].',
      '1:5 [https://a.example] is not a link. Write https://a.example.',
      'See https://a.example.',
    ],
    [
      '<!--StartFragment-->Text {nope}.<!--EndFragment-->',
      '1:26 Unknown token "{nope}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
      '<!--StartFragment-->Text.<!--EndFragment-->',
    ],
  ],
};

const withPartial = (name: string) => ({
  'partials/caf\u00E9.md': 'Text.\n',
  'page.mdx': pageOf('Page', '', `<Include file="/partials/${name}.md" />`),
});

const written = api(text)['reference/openapi.json'] ?? '';

/** File names and characters from other systems. */
export const pastedInFiles: FileMistakes = {
  'files from other systems': [
    [
      { 'other.mdx.txt': pageOf('Other') },
      'other.mdx.txt:1:1 This file is not part of the documentation. Pages end in .mdx: rename it to other.mdx.',
      {},
    ],
    [
      { 'reference/limits.YAML': 'a: 1\n' },
      'reference/limits.YAML:1:1 This file is not part of the documentation. Rename it to reference/limits.yaml.',
      {},
    ],
    [
      { 'Reference/limits.yaml': 'a: 1\n' },
      'Reference/limits.yaml:1:1 This file is not part of the documentation. Rename it to reference/limits.yaml.',
      {},
    ],
    [
      { 'page.mdx': pageOf('Page', '', '<Figure src="/figures/Ring.svg" alt="A ring" />') },
      'page.mdx:6:9 There is no drawing /figures/Ring.svg. Write src="/figures/ring.svg".',
      { 'page.mdx': pageOf('Page', '', '<Figure src="/figures/ring.svg" alt="A ring" />') },
    ],
    [withPartial('cafe\u0301'), accent('e\u0301', 'page.mdx:6:29'), withPartial('caf\u00E9')],
    [
      { 'page.mdx': pageOf('Page').replaceAll('---', '—') },
      'page.mdx:1:1 The front matter does not start with --- on the first line. Start the file with exactly ---, with nothing before it.',
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': pageOf('Page', '\nkeywords: [fees; costs]') },
      'page.mdx:4:12 The keyword "fees; costs" contains a separator. Write each keyword as an entry of its own.',
      { 'page.mdx': pageOf('Page', '\nkeywords: [fees, costs]') },
    ],
    [
      { 'page.mdx': pageOf('Page').replace('title: ', 'title:\u00A0') },
      'page.mdx:2:1 Invalid YAML: a no-break space follows the colon. Write an ordinary space.',
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { 'page.mdx': pageOf('Page').replace('title: ', 'title：') },
      'page.mdx:2:1 Invalid YAML: the colon is full-width. Write ":" and a space.',
      { 'page.mdx': pageOf('Page') },
    ],
    [
      { ...api(text), 'reference/openapi.json': written.replace('"string"', '“string”') },
      'reference/openapi.json:1:199 Invalid JSON: typographic quotes. Use straight double quotes.',
      api(text),
    ],
    [
      { ...api(text), 'reference/openapi.json': written.replace('"type":', '"type":\u00A0') },
      'reference/openapi.json:1:199 Invalid JSON: a no-break space. Write an ordinary space.',
      api(text),
    ],
    [
      { 'redirects.yaml': '- from： /old\n  to: /page\n' },
      'redirects.yaml:1:3 Invalid YAML: the colon is full-width. Write ":" and a space.',
      { 'redirects.yaml': '- from: /old\n  to: /page\n' },
    ],
  ],
};
