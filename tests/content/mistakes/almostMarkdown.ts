import type { Mistakes } from './mistake';

const fewColons = 'An admonition must start with three colons.';
const bold = (place: string) =>
  `${place} A ** has no matching **. Put ** directly before and after the bold words, or write \\*\\*.`;

/** Syntax of other tools, and Markdown that is almost right. */
export const almostMarkdown: Mistakes = {
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
      `2:35 Unknown attribute "${name}" of <Card>. Remove it: pages cannot set styles.`,
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
  'headings in steps': [
    [
      '<Steps>\n\n## A\n\nText.\n\n#### B\n\nText.\n\n</Steps>',
      '7:1 A level 4 heading follows a level 2 heading. Use ### here.',
      '<Steps>\n\n## A\n\nText.\n\n### B\n\nText.\n\n</Steps>',
    ],
  ],
  'tasks with a space after x': [
    [
      '- [X ] A.',
      '1:3 "[X ]" is not a task checkbox. Write [ ] or [x] and a space, or \\[ for a literal bracket.',
      '- [x] A.',
    ],
  ],
  'items without a space in an item': [
    [
      '- b\n  -c',
      '2:3 A list item needs a space after "-". Add the space, or write \\- for literal text.',
      '- b\n  - c',
    ],
    [
      'Items:\n-a\n-b',
      '2:1 A list item needs a space after "-". Add the space, or write \\- for literal text.',
      'Items:\n- a\n- b',
    ],
  ],
  'braces in URLs': [
    [
      'See https://a.com/{id and more.',
      '1:5 A "{" in this URL is not closed. Close it with }, or write %7B for a literal brace.',
      'See https://a.com/%7Bid and more.',
    ],
  ],
  'malformed delimiter rows': [
    ...['| -- | - - |', '| --- | -x- |', '| --- , --- |', '| ——— | ——— |', '| -:- | --- |'].map(
      (row): readonly [string, string, string] => [
        `| A | B |\n${row}\n| a | b |`,
        '1:1 The row below the header of the table is malformed. Write | --- | --- | in its place.',
        '| A | B |\n| --- | --- |\n| a | b |',
      ],
    ),
  ],
  'tags of template languages': [
    [
      '{% include a.md %}',
      '1:1 "{% include a.md %}" is a Liquid tag. Write <Include file="/partials/name.md" />.',
      '<Include file="/partials/note.md" />',
    ],
    [
      '{% note %}\nText.\n{% endnote %}',
      '1:1 "{% note %}" is a Liquid tag. Write :::note, the text and ::: on separate lines.',
      ':::note\nText.\n:::',
    ],
    [
      'A {{ x }} b.',
      '1:3 "{{ x }}" is not a token. Write a token such as {network}, or \\{ for each literal brace.',
      'A {network} b.',
    ],
    [
      '{{< x >}}\n\nText.\n\n{{< /x >}}',
      '1:1 "{{< x >}}" is a Hugo shortcode. Write Markdown or a component, or \\{ for a brace.',
      'Text.',
    ],
  ],
  'names of keys in angle brackets': [
    [
      'Press <Enter> to go.',
      '1:7 Unknown component <Enter>. Write <kbd>Enter</kbd> for a key, or \\< for a less-than sign.',
      'Press <kbd>Enter</kbd> to go.',
    ],
  ],
  'titles of links': [
    [
      'See [a](./page.mdx "Title\nmore") and.',
      '1:5 The title of a link is not shown. Remove it, and put what readers need to know into the text.',
      'See [a](./page.mdx) and.',
    ],
    [
      '[a][b]\n\n[b]: ./page.mdx "Title\nmore"',
      '3:1 The title of a link is not shown. Remove it, and put what readers need to know into the text.',
      '[a][b]\n\n[b]: ./page.mdx',
    ],
    [
      '![A](./console.png "Title\nmore")',
      '1:1 The title of an image contains a line break. Write it on one line.',
      '![A](./console.png "Title more")',
    ],
    [
      'See [a](./page.mdx "Title\nmore) and.',
      '1:5 The title of a link is not shown. Remove it, and put what readers need to know into the text.',
      'See [a](./page.mdx) and.',
    ],
  ],
};
