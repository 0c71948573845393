import { siteUrl } from '../../../src/site/addresses';
import { brand, brandName, network, networkName } from '../../../src/site/names';
import { pageOf, rpcLimits, type FileMistakes } from './version';

const withPage = (id: string) =>
  `documentationSidebar:\n  - /\n  - page\n  - ${id}\napiSidebar:\n  - api\n`;

const includingPage = pageOf('Page', '', '<Include file="/partials/a.md" />');
const fixed = { 'page.mdx': pageOf('Page') };

export const fileTexts: FileMistakes = {
  'values of the front matter': [
    [
      { 'page.mdx': pageOf('Page').replace('title', 'titel') },
      'page.mdx:2:1 Unknown key "titel" in the front matter. Did you mean "title"?',
      fixed,
    ],
    [
      { 'reference/rpc_limits.yaml': rpcLimits.replace('cacheHours', 'cacheHour') },
      'reference/rpc_limits.yaml:10:1 Unknown key "cacheHour" in rpc_limits. Did you mean "cacheHours"?',
      {},
    ],
    [
      { 'page.mdx': pageOf('Page #1') },
      'page.mdx:2:13 Everything after " #" is a comment, not part of the value. Put the value in single quotes, or write a space after # for a comment.',
      { 'page.mdx': pageOf("'Page #1'") },
    ],
    [
      { 'page.mdx': pageOf('*Page*') },
      'page.mdx:2:8 The alias *Page* has no anchor. Define &Page* above it, or put the value in single quotes.',
      fixed,
    ],
    ...['Page **one**', 'Page *one*', 'Page <b>one</b>', 'Page [one](./page.mdx)'].map(
      (title): FileMistakes[string][number] => [
        { 'page.mdx': pageOf(title) },
        `page.mdx:2:8 The title is plain text, but contains ${title.includes('<') ? '<b>' : title.slice(5)}. Remove the Markdown or HTML.`,
        fixed,
      ],
    ),
    [
      { 'page.mdx': pageOf('“Page”') },
      "page.mdx:2:8 The title is in typographic quotes, which readers would see. Use straight quotes: 'Text'.",
      { 'page.mdx': pageOf("'Page'") },
    ],
    [
      { 'page.mdx': pageOf('"\\ud83d"') },
      'page.mdx:2:8 The value contains an incomplete character. Remove the escape, such as \\u0007.',
      fixed,
    ],
    [
      { 'page.mdx': pageOf('Page', '\n<<: { toc: false }') },
      'page.mdx:4:1 The merge key << is not supported. Write out the keys instead.',
      { 'page.mdx': pageOf('Page', '\ntoc: false') },
    ],
  ],
  'characters of files': [
    [
      { 'page.mdx': pageOf('Page').replaceAll('\n', '\r') },
      'page.mdx:1:4 The file has a carriage return without a line feed. Save the file with Unix (LF) or Windows (CRLF) line endings.',
      { 'page.mdx': pageOf('Page').replaceAll('\n', '\r\n') },
    ],
    [
      { 'page.mdx': pageOf('Page', '', 'Text\0 more.') },
      'page.mdx:6:5 Unexpected control character U+0000. Delete it.',
      fixed,
    ],
    [
      { 'reference/rpc_limits.yaml': `${rpcLimits}# \0\n` },
      'reference/rpc_limits.yaml:23:3 Unexpected control character U+0000. Delete it.',
      {},
    ],
    [
      {
        'samples/a.ts': "const a = '\u202E';\n",
        'page.mdx': pageOf('Page', '', '```typescript file="/samples/a.ts"\n```'),
      },
      'samples/a.ts:1:12 The invisible character U+202E changes the direction of text. Delete it.',
      {},
    ],
    [
      { 'partials/a.md': 'Caf\uFFFD.\n', 'page.mdx': includingPage },
      'partials/a.md:1:4 The file is not UTF-8, or contains U+FFFD (\uFFFD). Save it as UTF-8, and write the intended characters in place of \uFFFD.',
      { 'partials/a.md': 'Café.\n', 'page.mdx': includingPage },
    ],
  ],
  'names of the site': [
    [
      { 'page.mdx': pageOf('Page', '', `On ${networkName}, by ${network}s and ${networkName}.`) },
      `page.mdx:6:4 Warning: The name "${networkName}" is hard-coded. Write {Network}.`,
      { 'page.mdx': pageOf('Page', '', `On {Network}, by ${network}s and {Network}.`) },
    ],
    [
      { 'page.mdx': pageOf('Page', '', `The kind is \`${network}_to_fiat\`.`) },
      `page.mdx:6:14 Warning: The name "${network}" is hard-coded. Write {network}.`,
      { 'page.mdx': pageOf('Page', '', 'The kind is `{network}_to_fiat`.') },
    ],
    [
      { 'redirects.yaml': `- from: /${brand}/old\n  to: /page\n` },
      `redirects.yaml:1:10 Warning: The name "${brand}" is hard-coded. Write {brand}.`,
      { 'redirects.yaml': "- from: '/{brand}/old'\n  to: /page\n" },
    ],
    [
      { 'figures/ring.svg': `<svg viewBox="0 0 9 9"><text>${brandName}</text></svg>` },
      `figures/ring.svg:1:30 Warning: The name "${brandName}" is hard-coded. Write {Brand}.`,
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9"><text>{Brand}</text></svg>' },
    ],
    [
      { 'page.mdx': pageOf('Page', '', `[a](${siteUrl}/page)`) },
      'page.mdx:6:1 The link contains the address of this site. Write the path of the file: /regions.mdx for a page.',
      { 'page.mdx': pageOf('Page', '', '[a](/page.mdx)') },
    ],
  ],
  'links to files that only pages show': [
    [
      {
        'partials/a.md': 'Text.',
        'page.mdx': pageOf('Page', '', '<Include file="/partials/a.md" />\n\n[a](./partials/a.md)'),
      },
      'page.mdx:8:1 This link leads to a partial, not to a page. Show the partial: <Include file="/partials/a.md" />.',
      { 'partials/a.md': 'Text.', 'page.mdx': includingPage },
    ],
    [
      {
        'samples/a.ts': 'a();\n',
        'page.mdx': pageOf(
          'Page',
          '',
          '```typescript file="/samples/a.ts"\n```\n\n[a](/samples/a.ts)',
        ),
      },
      'page.mdx:9:1 This link leads to a sample, not to a page. Show the sample: a code block with file="/samples/a.ts".',
      {
        'samples/a.ts': 'a();\n',
        'page.mdx': pageOf('Page', '', '```typescript file="/samples/a.ts"\n```'),
      },
    ],
  ],
  'names of files': [
    [
      { 'notes.MDX': 'x', '.DS_Store': 'x', 'page.mdx~': 'x', '.page.mdx.swp': 'x' },
      'notes.MDX:1:1 This file is not part of the documentation. Pages end in .mdx: rename it to notes.mdx.',
      {},
    ],
    [
      { 'partials/a.mdx': 'Text.' },
      'partials/a.mdx:1:1 This file is not part of the documentation. Rename it to partials/a.md.',
      {},
    ],
    ...['redirect.yml', 'redirects.json'].map((file): FileMistakes[string][number] => [
      { [file]: '[]' },
      `${file}:1:1 This file is not part of the documentation. Rename it to redirects.yaml.`,
      {},
    ]),
    ...['fees.yaml', 'reference/old/fees.json'].map((file): FileMistakes[string][number] => [
      { [file]: '{}' },
      `${file}:1:1 This file is not part of the documentation. Move data files to reference/, which has no subfolders.`,
      {},
    ]),
    [
      { 'ring.svg': '<svg/>' },
      'ring.svg:1:1 This file is not part of the documentation. Move drawings to figures/, and end their names in .svg.',
      {},
    ],
    [
      { '.page.mdx': pageOf('Hidden') },
      '.page.mdx:1:1 A file or folder name starts with a dot. Rename it.',
      {},
    ],
    [
      { 'index/index.mdx': pageOf('Index'), 'sidebars.yaml': withPage('index') },
      'index/index.mdx:1:1 The address of this page would end in /index. Rename the folder "index".',
      {},
    ],
    [
      { 'page (1).mdx': pageOf('Copy') },
      'page (1).mdx:1:1 The path contains characters that addresses of pages cannot have. Use only unaccented letters, digits, "_", "-", "." and name tokens such as {brand}.',
      {},
    ],
  ],
};
