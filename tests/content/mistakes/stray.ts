import { siteUrl } from '../../../src/site/addresses';
import type { Mistake } from './mistake';

/** Syntax of other tools, and broken Markdown, that would be published as text. */
export const stray: readonly Mistake[] = [
  [
    '(the keys)[./page.mdx]',
    '1:1 The brackets of this link are the wrong way round. Write [text](./page.mdx).',
    '[the keys](./page.mdx)',
  ],
  [
    'A $$x = 1 and more.',
    '1:3 A $$ has no matching $$. Write $$x^2$$ for a formula, or \\$ for a literal dollar sign.',
    'A $$x = 1$$ and more.',
  ],
  [
    'An ~~old word.',
    '1:4 A ~~ has no matching ~~. Put ~~ directly before and after the words to strike out, or write \\~\\~.',
    'An ~~old~~ word.',
  ],
  [
    'An ~old~ word.',
    '1:4 A single "~" does not strike out text. Write ~~old~~, or \\~ for a literal tilde.',
    'An ~~old~~ word.',
  ],
  [
    'A&nbps;b',
    '1:2 "&nbps;" is not the name of a character. Write the character itself, or \\& for a literal ampersand.',
    'A&nbsp;b',
  ],
  [
    '-One\n-Two',
    '1:1 A list item needs a space after "-". Add the space, or write \\- for literal text.',
    '- One\n- Two',
  ],
  [
    '*One\n*Two',
    '1:1 A list item needs a space after "*". Add the space, or write \\* for literal text.',
    '* One\n* Two',
  ],
  [
    '1.One\n2.Two',
    '1:1 A list item needs a space after "1.". Add the space, or write 1\\. for literal text.',
    '1. One\n2. Two',
  ],
  [
    'a) One\nb) Two',
    '1:1 A list cannot be numbered with letters. Start the items with 1., 2. and so on, or put each line in a paragraph of its own.',
    '1. One\n2. Two',
  ],
  [
    '== Fees\n\nText.',
    '1:1 A heading cannot start with ==. Write ## and a space.',
    '## Fees\n\nText.',
  ],
  [
    '.. note::\n\nText.',
    '1:1 ".. note::" is not Markdown. Write :::note, the text and ::: on separate lines.',
    ':::note\nText.\n:::',
  ],
  [
    "'''bash\nls\n'''",
    '1:1 A code block cannot start with quotes. Write three backticks and the language: ```bash.',
    '```bash\nls\n```',
  ],
  [
    'Slot\n\n: A time.',
    '3:1 A definition has no term above it. Write the term on the line above, or write \\: for a literal colon.',
    'Slot\n: A time.',
  ],
  [
    'Slot\n:A time.',
    '2:1 A definition needs a space after the colon. Add the space, or write \\: for a literal colon.',
    'Slot\n: A time.',
  ],
  [
    '(a) One\n(b) Two',
    '1:1 A list cannot be numbered with letters. Start the items with 1., 2. and so on, or put each line in a paragraph of its own.',
    '1. One\n2. Two',
  ],
  ['{Netwrok}', '1:1 Unknown token "{Netwrok}". Did you mean {Network}?', '{Network}'],
  ['{BRNAD}', '1:1 Unknown token "{BRNAD}". Did you mean {BRAND}?', '{BRAND}'],
  ...['TODO', 'FIXME', 'TBD', 'lorem ipsum'].map((note): Mistake => [
    `The fee is ${note}.`,
    `1:12 "${note}" is a placeholder, which readers would see. Write the text, or put the note into a comment: {/* … */}.`,
    `The fee is low. {/* ${note} */}`,
  ]),
  ...(
    [
      ['## TBD', '1:4', '## Fees'],
      ['| A |\n| - |\n| TBD |', '3:3', '| A |\n| - |\n| None |'],
    ] as const
  ).map(([body, place, fixed]): Mistake => [
    body,
    `${place} "TBD" is a placeholder, which readers would see. Write the text, or put the note into a comment: {/* … */}.`,
    fixed,
  ]),
  [
    'A\u2028b',
    '1:2 Unexpected control character U+2028. Delete it, or write its code as text.',
    'A b',
  ],
  [
    'A\n: b\nC\n: d',
    '3:1 This line continues the definition above it. Put a blank line above it if it is a term; otherwise, indent it.',
    'A\n: b\n\nC\n: d',
  ],
  [
    '- A\n  : b\n  c\n  : d',
    '3:3 This line continues the definition above it. Put a blank line above it if it is a term; otherwise, indent it.',
    '- A\n  : b\n    c\n  : d',
  ],
  [
    'Heading\n=======\n\nText.',
    '1:1 This heading is a second title; the front matter has the first. Remove this heading, or start it with ##.',
    '## Heading\n\nText.',
  ],
  [
    '| A | B |\n\n| - | - |\n| 1 | 2 |',
    '3:1 A blank line above this row divides the table. Remove the blank line.',
    '| A | B |\n| - | - |\n| 1 | 2 |',
  ],
  [
    '``bash\nls\n``',
    '1:1 A code block needs three backticks. Write ``` and the language above the code, and ``` below it.',
    '```bash\nls\n```',
  ],
  [
    'Text.\n\n    ls\n\nMore.',
    '3:5 Indented text is not a code block here. Write ```text above it and ``` below it, or remove the indentation.',
    'Text.\n\n```text\nls\n```\n\nMore.',
  ],
  [
    '- [] One\n- Two',
    '1:3 "[]" is not a task checkbox. Write [ ] or [x] and a space, or \\[ for a literal bracket.',
    '- [ ] One\n- Two',
  ],
  [
    '<<<<<<< HEAD\nText.\n=======\nOther.\n>>>>>>> branch',
    '1:1 A merge conflict is not resolved. Keep one of the two texts, and remove the lines <<<<<<<, ======= and >>>>>>>.',
    'Text.',
  ],
  [
    'Text[1].\n\n[1]: A note about it.',
    '3:1 The definition of [1] is not valid Markdown. Write [^1] for a footnote, here and in the text.',
    'Text[^1].\n\n[^1]: A note about it.',
  ],
  [
    '[a](mailto:nobody)',
    '1:1 The email address in the link has no @. Write mailto:name@example.com.',
    '[a](mailto:nobody@example.com)',
  ],
  [
    ':::note\n:::tip\nText.\n:::\n:::',
    '2:1 The admonition around ":::tip" must start with more colons. Start and end the outer one with more colons: ::::note and ::::.',
    '::::note\n:::tip\nText.\n:::\n::::',
  ],
  [
    ':::note\n\nA.\n\n:::tip\n\nB.\n\n:::\n\nC.\n\n:::',
    '5:1 The admonition around ":::tip" must start with more colons. Start and end the outer one with more colons: ::::note and ::::.',
    '::::note\n\nA.\n\n:::tip\n\nB.\n\n:::\n\nC.\n\n::::',
  ],
  [
    ':::note\n::::tip\nText.\n::::\n::::',
    '2:1 The admonition around "::::tip" must start with more colons. Start and end the outer one with more colons: ::::note and ::::.',
    ':::::note\n::::tip\nText.\n::::\n:::::',
  ],
  ['A <style>p{}</style> b.', '1:3 The HTML element <style> is not allowed. Remove it.', 'A b.'],
  ['<tabs>\n\nText.\n\n</tabs>', '1:1 Unknown component <tabs>. Did you mean <Tabs>?', 'Text.'],
  [
    '<Include file="./page.mdx" />',
    '1:10 There is no partial /page.mdx. A partial is a file in partials/ that ends in .md.',
    'Text.',
  ],
  [
    '```typescript\n// highlight-nextline\na();\n```',
    '2:1 Unknown line marker "highlight-nextline". Write highlight-next-line, highlight-start or highlight-end.',
    '```typescript\n// highlight-next-line\na();\n```',
  ],
  [
    '```typescript region="a"\n\n```',
    '1:15 The region option needs a file option. Add file="/samples/name.ts".',
    '```typescript\na();\n```',
  ],
  [
    '<Endpoint label="POST" name="/things" run="addThing" />',
    '1:39 The attribute "run" of <Endpoint> cannot be "addThing". Write run="api addCustomer" or run="rpc getBlock".',
    '<Endpoint label="POST" name="/things" run="api addThing" />',
  ],
  [
    '<DataTable data="currencies.list" columns="code: Code, name: Name" />',
    '1:1 Columns must be separated by semicolons, not commas. Write key: Heading; key: Heading.',
    '<DataTable data="currencies.list" columns="code: Code; name: Name" />',
  ],
  [
    '[a](http://localhost:8000/regions)',
    "1:1 The link leads to the reader's own computer. Link to a file of the docs, or write the address as `code`.",
    '`http://localhost:8000/regions`',
  ],
  [
    `[a](${siteUrl}/page)`,
    '1:1 The link contains the address of this site. Write the path of the file: /regions.mdx for a page.',
    '[a](/page.mdx)',
  ],
  [
    'Text.\n\n[b]: https://x.com',
    '3:1 The link [b] is never used. Use it in the text, or remove the line.',
    'Text, see [b].\n\n[b]: https://x.com',
  ],
  [
    '(1) one\n(2) two',
    '1:1 A list item cannot start with (1). Start each item with 1. and a space, and put a blank line before the list.',
    '1. one\n2. two',
  ],
  [
    '=== ===\nA   B\n=== ===',
    '1:1 Tables with lines of equals signs are not supported. Write | A | B |, then | --- | --- |, then the rows.',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    '<DataTable data="currencies.list" columns="code: Code; code: Name" />',
    '1:1 The column "code" is listed twice. Use each key once.',
    '<DataTable data="currencies.list" columns="code: Code; name: Name" />',
  ],
  [
    '<Fields>\n<Field name="a" type="string" />\n<Variants>\n<Variant label="b">\n\nText.\n\n</Variant>\n<Variant label="b">\n\nMore.\n\n</Variant>\n</Variants>\n</Fields>',
    '9:1 <Variants> has two variants with the label "b". Give each <Variant> a different label.',
    '<Fields>\n<Field name="a" type="string" />\n<Variants>\n<Variant label="b">\n\nText.\n\n</Variant>\n<Variant label="c">\n\nMore.\n\n</Variant>\n</Variants>\n</Fields>',
  ],
  [
    '<DataTable />',
    '1:1 <DataTable> needs the attributes "data", "columns". Write <DataTable data="text" columns="text" />.',
    '<DataTable data="currencies.list" columns="code: Code" />',
  ],
];
