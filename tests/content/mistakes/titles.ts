import type { Mistakes } from './mistake';

const rowIds = '<DataTable data="currencies.list" columns="code: Code" anchors="code" />';

/** Mistakes in titles, which are plain text, in data tables, and in options of code blocks. */
export const titles: Mistakes = {
  'titles of images': [
    [
      '![A](./console.png "A **bold** word")',
      '1:1 The caption is plain text, but contains **bold**. Remove the Markdown or HTML.',
      '![A](./console.png "A bold word")',
    ],
    [
      '![A][shot]\n\n[shot]: ./console.png (The `id`)',
      '1:1 The caption is plain text, but contains `id`. Remove the Markdown or HTML.',
      '![A][shot]\n\n[shot]: ./console.png (The id)',
    ],
    [
      '![A][shot]\n\n[shot]: ./console.png "{a"',
      '1:1 A "{" is not closed. Close it with }, or write \\{ for a literal brace.',
      '![A][shot]\n\n[shot]: ./console.png "\\{a"',
    ],
    [
      '![A](./console.png ({a))',
      '1:1 A "{" is not closed. Close it with }, or write \\{ for a literal brace.',
      '![A](./console.png (\\{a))',
    ],
    [
      '<Figure src="/figures/ring.svg" alt="ring.svg" />',
      '1:33 The alternative text is a file name. Say what the image shows.',
      '<Figure src="/figures/ring.svg" alt="A ring" />',
    ],
    [
      'Press ![Menu](./console.png "The menu").',
      '1:7 An image inside a line of text cannot have a caption. Remove the title, or put the image on its own line.',
      'Press ![Menu](./console.png).',
    ],
    [
      '![A][shot]\n\n[shot]: ./console.png\n[shot]: ./console-dark.png',
      '4:1 The image [shot] is defined twice. Rename or remove one of the two.',
      '![A][shot]\n\n[shot]: ./console.png',
    ],
  ],
  'tables of data': [
    [
      '<DataTable data="currencies.list" columns="code: **Code**" />',
      '1:1 The heading of the column "code" is plain text, but contains **Code**. Remove the Markdown or HTML.',
      '<DataTable data="currencies.list" columns="code: Code" />',
    ],
    [
      `${rowIds}\n\n${rowIds}`,
      '3:1 Duplicate id "EUR". Use the component only once on a page, or change the id of the other element.',
      rowIds,
    ],
  ],
  'options and markers of code': [
    [
      '```bash {1\nls\n```',
      '1:9 The list of lines "{1" is not closed. Write {1}.',
      '```bash {1}\nls\n```',
    ],
    [
      '```bash {1-\nls\n```',
      '1:9 Unknown code block option "{1-". The options are title="…", {1,3-5}, showLineNumbers, raw, wrap, collapsed, file="…", region="…", norun="…".',
      '```bash {1}\nls\n```',
    ],
    [
      '```bash Title="a"\nls\n```',
      '1:9 Unknown code block option "Title="a"". Write title="a".',
      '```bash title="a"\nls\n```',
    ],
    [
      '```typescript\na(); // [! code ++]\n```',
      '2:1 Unknown line marker "[! code ++]". Write [!code highlight], [!code ++], [!code --] or [!code focus].',
      '```typescript\na(); // [!code ++]\n```',
    ],
    ...['[!CODE ++]', '[!code]'].map((marker): Mistakes[string][number] => [
      `\`\`\`typescript\na(); // ${marker}\n\`\`\``,
      `2:1 Unknown line marker "${marker}". Write [!code highlight], [!code ++], [!code --] or [!code focus].`,
      '```typescript\na(); // [!code ++]\n```',
    ]),
    [
      '```typescript\n// highlight-next-line\n```',
      '2:1 The highlight marker covers more lines than follow it. Put the marker above the lines to mark, lower its number, or remove it.',
      '```typescript\n// highlight-next-line\na();\n```',
    ],
  ],
  'titles of code': [
    [
      '```bash title="The `id`"\nls\n```',
      '1:20 The opening fence of a code block contains a backtick. Remove it; a title is plain text.',
      '```bash title="The id"\nls\n```',
    ],
    [
      '- A\n\n  ````bash title="A ``` b"\n  ls\n  ````\n\n- B',
      '3:21 The opening fence of a code block contains a backtick. Remove it; a title is plain text.',
      '- A\n\n  ````bash title="A b"\n  ls\n  ````\n\n- B',
    ],
    [
      '> ```bash `id`\n> ls\n> ```',
      '1:11 The opening fence of a code block contains a backtick. Remove it; a title is plain text.',
      '> ```bash\n> ls\n> ```',
    ],
    [
      '```bash`\n# A {x}\n```\n\n```json\n{}\n```',
      '1:8 The opening fence of a code block contains a backtick. Remove it; a title is plain text.',
      '```bash\n# A {x}\n```\n\n```json\n{}\n```',
    ],
    [
      '~~~bash title="The `id`"\nls\n~~~',
      '1:16 The title is plain text, but contains `id`. Remove the Markdown or HTML.',
      '~~~bash title="The id"\nls\n~~~',
    ],
    [
      '```bash title="A **bold** word"\nls\n```',
      '1:16 The title is plain text, but contains **bold**. Remove the Markdown or HTML.',
      '```bash title="A bold word"\nls\n```',
    ],
  ],
};
