import { problemsOf } from '../../fixtures';

const undefinedLink = (label: string) =>
  `The link [${label}] is not defined. Write [${label}](URL) for a link, or write \\[ for a literal bracket.`;
const spaceInUrl =
  'A link URL contains a space. Write %20 instead; file names in the documentation have no spaces.';
const missingSpace = (marks: string) =>
  `A heading needs a space after ${marks}. Add the space, or write \\# for a literal #.`;

describe('checks of stray inline Markdown', () => {
  it.each<[string, string[]]>([
    ['See [a](./b c.mdx).', [`1:5 ${spaceInUrl}`]],
    ['See [`a`](./b c.mdx).', [`1:5 ${spaceInUrl}`]],
    ['See [a](https://x.com/b c).', [`1:5 ${spaceInUrl}`]],
    ['One [a](./page.mdx) and\ntwo ![a](./b c.png).', [`2:6 ${spaceInUrl}`]],
    ['- > See [a](./b c.mdx).', [`1:9 ${spaceInUrl}`]],
    ['| a |\n| - |\n| [a](./b c.mdx) |', [`3:3 ${spaceInUrl}`]],
    ['## A [a](./b c.mdx)', [`1:6 ${spaceInUrl}`]],
    [':::note[A [a](./b c.mdx)]\nx\n:::', [`1:11 ${spaceInUrl}`]],
    ['<Details summary="x">\nSee [a](./b c.mdx).\n</Details>', [`2:5 ${spaceInUrl}`]],
    ['See [a](./page.mdx', ['1:5 A link URL is not closed. Close it with ).']],
    [
      'See [a] (./page.mdx).',
      ['1:5 Unexpected space between link text and URL. Write [text](./page.mdx).'],
    ],
    [
      'See [nope] and a@b.co [Nope it is].',
      [`1:5 ${undefinedLink('nope')}`, `1:23 ${undefinedLink('Nope it is')}`],
    ],
    [
      'Text\n[a]: https://x.com',
      [
        '2:1 The definition of [a] is not valid Markdown. Put a blank line before it and a URL after the colon.',
      ],
    ],
    [
      'Two[^a] and [^b].',
      [
        '1:4 The footnote [^a] has no text. Add a line with [^a]: and the text.',
        '1:13 The footnote [^b] has no text. Add a line with [^b]: and the text.',
      ],
    ],
    [
      '![A][b]',
      [
        '1:2 The image [b] is not defined. Add a line with [b]: and the URL, or write \\[ for a literal bracket.',
      ],
    ],
    [
      'A `b and c.',
      [
        '1:3 Inline code starts with ` and is not closed. Close it with `, or write \\` for a literal backtick.',
      ],
    ],
    [
      'A **b and *c*.',
      [
        '1:3 A ** has no matching **. Put ** directly before and after the bold words, or write \\*\\*.',
      ],
    ],
    ['A **b `c` *d* [e](./page.mdx)** and ~~**f**~~.', []],
    ['[0, 1], [ ], [n], [a, b], [u8; 32], bytes[start], [1], […], x[a][b]', []],
    [String.raw`\[optional] and \[a](b c) and \*\* and ${'\\`'}`, []],
    [String.raw`\[sic\], \[account_id\], \[^1\], a\[0\], \(see key=value\), \[limit = 5\]`, []],
    ['`[nope]` and [a [b]](./page.mdx) and {network}', []],
    ['[x]: https://x.com\n\n[x] and [X][]', []],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

describe('checks of stray block Markdown', () => {
  it.each<[string, string[]]>([
    ['##Heading', [`1:1 ${missingSpace('##')}`]],
    ['Text\n###Heading\n\nText', [`2:1 ${missingSpace('###')}`]],
    ['- #{Network}', [`1:3 ${missingSpace('#')}`]],
    ['The first is\n#1 of all, issue #x, \\#y.', []],
    ['####### Deep', ['1:1 A heading may not be deeper than level 5. Use ##### or **bold** text.']],
    [
      '| a | b |\n| --- |\n| 1 | 2 |',
      [
        '1:1 The table header has 2 cells, but the delimiter row has 1. Write one --- for each column.',
      ],
    ],
    [
      'a | b\n--- | --- | ---\n1 | 2',
      [
        '1:1 The table header has 2 cells, but the delimiter row has 3. Write one --- for each column.',
      ],
    ],
    [
      'Text:\n| a | b |\n| -- | =- |\n| 1 | 2 |',
      ['2:1 The row below the header of the table is malformed. Write | --- | --- | in its place.'],
    ],
    [
      'a | b\n- | -\n1 | 2',
      [
        '2:3 A row that starts with - and a space is read as a list item. Write | --- | --- | in its place.',
      ],
    ],
    ['The amount |x| is a | b.', []],
    [
      '| `a|b` | c |\n| --- | --- |\n| 1 | 2 |',
      [
        '1:1 The table header has 3 cells, but the delimiter row has 2. Write one --- for each column.',
      ],
    ],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

describe('checks of tables, filters, quotes, footnotes and link texts', () => {
  it.each<[string, string[]]>([
    [
      '| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |',
      [
        '3:1 The row has 1 cell, but the table header has 2. Write one cell for each column, and put a blank line after the table.',
        '4:1 The row has 3 cells, but the table header has 2. Remove the extra cells, or write \\| for a literal | in a cell, even in code.',
      ],
    ],
    ['| a | b |\n| - | - |\n| 1 | `a\\|b` |\n|  | c |', []],
    ...['', '\n\n## A\n\n| a |\n| - |\n| 1 |'].map((after): [string, string[]] => [
      `<TableFilter label="Filter" />${after}`,
      [
        '1:1 <TableFilter> has no table to filter. Put it before a table, without a level 2 heading in between.',
      ],
    ]),
    [
      '<TableFilter label="Filter" />\n\n### A\n\n- x\n\n  | a |\n  | - |\n  | 1 |',
      ['3:1 A level 3 heading follows a level 1 heading. Use ## here.'],
    ],
    [
      '> [!IMPORTANT]\n> Text [nope].',
      [
        '1:1 GitHub alerts are not supported. On separate lines, write :::info, the text without >, and :::.',
      ],
    ],
    ['> A quote', []],
    ['- [x] **A** b\n- [ ] `a` b\n- [x] [a](./page.mdx) b', []],
    [
      'A.[^a]\n\n[^a]: x\n\n[^b]: y',
      ['5:1 The footnote [^b] is never used. Add [^b] to the text, or remove the footnote.'],
    ],
    ['[](./page.mdx)', ['1:1 The link has no text. Write [text](URL).']],
    ['[`a`](./page.mdx)', []],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
