import type { Mistakes } from './mistake';

const fewColons = 'An admonition must start with three colons.';
const bold = (place: string) =>
  `${place} A ** has no matching **. Put ** directly before and after the bold words, or write \\*\\*.`;

/** Marks, admonitions and attributes that authors of other tools write, or close wrongly. */
export const probed: Mistakes = {
  'admonitions that end wrongly': [
    [
      ':::note A\nText.',
      '1:1 This line starts like an admonition but is not one. Write :::note[A], and close it with ::: below its text.',
      ':::note[A]\nText.\n:::',
    ],
    [
      ':::note A\nText.\n\n:::tip\nB.\n:::',
      '1:1 This line starts like an admonition but is not one. Write :::note[A], and close it with ::: below its text.',
      '::::note[A]\nText.\n\n:::tip\nB.\n:::\n::::',
    ],
    [
      '::::note\n\nText.\n\n:::',
      '1:1 The admonition "::::note" is not closed. Write only :::: on line 9.',
      '::::note\n\nText.\n\n::::',
    ],
    [
      ':: note\nText.',
      `1:1 ${fewColons} Write :::note, or \\: for a literal colon.`,
      ':::note\nText.\n:::',
    ],
    [
      '=== "Bash"\n\nText.',
      '1:1 Tabs cannot start with ===. Write <Tabs> with a <Tab label="Name"> for each part.',
      '<Tabs>\n<Tab label="Bash">\n\nText.\n\n</Tab>\n</Tabs>',
    ],
  ],
  'bold marks with spaces': [
    ['** bold ** text.', bold('1:1'), '**bold** text.'],
    ['A **bold ** text.', bold('1:3'), 'A **bold** text.'],
    ['A ** bold** text.', bold('1:3'), 'A **bold** text.'],
  ],
  'options and attributes of other tools': [
    ...['twoslash [a/b.ts]', '[a/b.ts] twoslash'].map(
      (options): readonly [string, string, string] => [
        `\`\`\`ts ${options}\na\n\`\`\``,
        `1:7 Unknown code block options "${options}". Remove "twoslash", and write title="a/b.ts".`,
        '```ts title="a/b.ts"\na\n```',
      ],
    ),
    ...['class', 'className', 'style'].map((name): readonly [string, string, string] => [
      `<Cards>\n<Card title="A" href="./page.mdx" ${name}="x">B.</Card>\n</Cards>`,
      `2:35 Unknown attribute "${name}" of <Card>. Remove it: all pages look alike.`,
      '<Cards>\n<Card title="A" href="./page.mdx">B.</Card>\n</Cards>',
    ]),
    [
      '<Fields>\n  <Field name="a" type="text" required />\n</Fields>',
      '2:31 The attribute "required" of <Field> has no value. Write required="yes" or required="no".',
      '<Fields>\n  <Field name="a" type="text" required="yes" />\n</Fields>',
    ],
    [
      '[TOC]\n\nText.',
      '1:1 The link [TOC] is not defined. Remove it: the page has a table of contents.',
      'Text.',
    ],
  ],
  'titles of links': [
    [
      'See [a](./page.mdx "Title\nmore) and.',
      '1:5 The title of a link is not closed. Write [text](./page.mdx "Title").',
      'See [a](./page.mdx "Title") and.',
    ],
  ],
};
