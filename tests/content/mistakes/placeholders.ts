import { api } from './builders';
import type { Mistakes } from './mistake';
import { pageOf, type FileMistakes } from './version';

const linkTitle =
  'The title of a link is not shown. Remove it, and put what readers need to know into the text.';

const note = (word: string, alternative = '') =>
  `"${word}" is a placeholder, which readers would see. Write the text${alternative}.`;

const inPage = ', or put the note into a comment: {/* … */}';
const inYaml = ', or put the note into a comment: # …';

/** Placeholders in a page's prose and attributes; also faulty titles of links and images. */
export const placeholders: Mistakes = {
  'placeholders in prose': [
    ['A TBC b.', `1:3 ${note('TBC', inPage)}`, 'A {/* TBC */} b.'],
    ['The fee is xxx.', `1:12 ${note('xxx', inPage)}`, 'The fee is `xxx`, at DEUTDEFFXXX.'],
    ['Todo: write this.', `1:1 ${note('Todo:', inPage)}`, 'To do this, write. Todo lists stay.'],
    ['It takes ??? days.', `1:10 ${note('???', inPage)}`, 'It takes how many days??'],
    ['[TODO]', `1:2 ${note('TODO', inPage)}`, 'Text.'],
    ['See [TODO](./page.mdx).', `1:6 ${note('TODO', inPage)}`, 'See [a](./page.mdx).'],
    [
      'See **[the `x` TBD][b]**.\n\n[b]: ./page.mdx',
      `1:16 ${note('TBD', inPage)}`,
      'See https://a.example/TODO.',
    ],
  ],
  'placeholders in attributes and titles': [
    [
      '<Cards>\n<Card title="TODO" href="./page.mdx">B.</Card>\n</Cards>',
      `2:7 ${note('TODO')}`,
      '<Cards>\n<Card title="A" href="./page.mdx">B.</Card>\n</Cards>',
    ],
    ['![TODO](./console.png)', `1:1 ${note('TODO')}`, '![The console](./console.png)'],
    [
      '![A](./console.png "Lorem ipsum dolor")',
      `1:1 ${note('Lorem ipsum')}`,
      '![A](./console.png "B")',
    ],
    ['```bash title="TBD"\nls\n```', `1:16 ${note('TBD')}`, '```bash title="A"\nTODO\n```'],
    [
      '```mermaid\nflowchart LR\n  A[TODO] --> B\n```',
      `3:1 ${note('TODO')}`,
      '```mermaid\nflowchart LR\n  %% TODO\n  A --> B\n```',
    ],
  ],
  'titles of links': [
    ['[a](./page.mdx "TBD")', `1:1 ${linkTitle}`, '[a](./page.mdx "")'],
    ["[a](./page.mdx 'A **bold** word')", `1:1 ${linkTitle}`, '[a](./page.mdx)'],
    ['[a](./page.mdx „x“)', `1:1 ${linkTitle}`, '[a](./page.mdx)'],
    ['[a][b]\n\n[b]: ./page.mdx (The {nope})', `3:1 ${linkTitle}`, '[a][b]\n\n[b]: ./page.mdx'],
  ],
  'titles of images': [
    [
      '![A](./console.png "Title)',
      '1:2 The title of an image is not closed. Write ![What it shows](./name.png "Title"), with straight quotes.',
      '![A](./console.png "Title")',
    ],
    [
      '![A](./console.png “Title”)',
      '1:2 The title of an image is in typographic quotes. Write ![What it shows](./name.png "Title"), with straight quotes.',
      '![A](./console.png "Title")',
    ],
    [
      '![A](./console.png"Title")',
      '1:1 A space is missing between the path and the title of the image. Write ./console.png "Title".',
      '![A](./console.png "Title")',
    ],
  ],
};

/** Placeholders in files other than the body of a page. */
export const placeholdersInFiles: FileMistakes = {
  'placeholders outside pages': [
    [
      { 'page.mdx': pageOf('TODO') },
      `page.mdx:2:8 Warning: ${note('TODO', inYaml)}`,
      { 'page.mdx': pageOf('Page # TODO') },
    ],
    [
      { 'page.mdx': pageOf('Page', '\nkeywords: [a, FIXME]') },
      `page.mdx:4:15 Warning: ${note('FIXME', inYaml)}`,
      { 'page.mdx': pageOf('Page', '\nkeywords: [a]') },
    ],
    [
      {
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page: page\n    label: TBD\napiSidebar:\n  - api\n',
      },
      `sidebars.yaml:4:5 Warning: ${note('TBD', inYaml)}`,
      {},
    ],
    [
      api({ type: 'string', description: 'Lorem ipsum dolor.' }),
      `reference/openapi.json:1:223 Warning: ${note('Lorem ipsum')}`,
      api({ type: 'string', enum: ['TODO', 'DONE'], default: 'TODO', example: 'TODO' }),
    ],
    [
      { 'figures/ring.svg': '<svg viewBox="0 0 9 9">\n<text>TODO</text></svg>\n' },
      `figures/ring.svg:2:7 Warning: ${note('TODO')}`,
      {},
    ],
  ],
};
