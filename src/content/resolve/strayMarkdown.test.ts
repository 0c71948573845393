import { problemsOf } from '../fixtures';

const undefinedLink = (label: string) =>
  `The link [${label}] is not defined. Write [${label}](address) for a link, or write \\[ for a bracket.`;
const space =
  'The address of a link holds a space. Write %20 for it; files of the documentation have no spaces in their names.';
const noHeading = (marks: string) =>
  `No space stands behind ${marks}, so that the line is no heading. Write ${marks} and a space, or \\# for the sign.`;

describe('mistakes: Markdown that stays text, in a line', () => {
  it.each<[string, string[]]>([
    ['See [a](./b c.mdx).', [`1:5 ${space}`]],
    ['See [`a`](./b c.mdx).', [`1:5 ${space}`]],
    ['See [a](https://x.com/b c).', [`1:5 ${space}`]],
    ['One [a](./page.mdx) and\ntwo ![a](./b c.png).', [`2:6 ${space}`]],
    ['- > See [a](./b c.mdx).', [`1:9 ${space}`]],
    ['| a |\n| - |\n| [a](./b c.mdx) |', [`3:3 ${space}`]],
    ['## A [a](./b c.mdx)', [`1:6 ${space}`]],
    [':::note[A [a](./b c.mdx)]\nx\n:::', [`1:11 ${space}`]],
    ['<Details summary="x">\nSee [a](./b c.mdx).\n</Details>', [`2:5 ${space}`]],
    ['See [a](./page.mdx', ['1:5 The address of a link is not closed. Close it with ).']],
    [
      'See [a] (./page.mdx).',
      ['1:5 A space stands between the text of a link and its address. Write [text](./page.mdx).'],
    ],
    [
      'See [nope] and a@b.co [Nope it is].',
      [`1:5 ${undefinedLink('nope')}`, `1:23 ${undefinedLink('Nope it is')}`],
    ],
    [
      'Text\n[a]: https://x.com',
      [
        '2:1 The definition of [a] stays text. Put an empty line before it and an address behind the colon.',
      ],
    ],
    [
      'Two[^a] and [^b].',
      [
        '1:4 The footnote [^a] has no text. Add [^a]: and the text on a line of its own.',
        '1:13 The footnote [^b] has no text. Add [^b]: and the text on a line of its own.',
      ],
    ],
    [
      'A `b and c.',
      [
        '1:3 Code in a line begins with ` and does not end. Close it with `, or write \\` for a backtick.',
      ],
    ],
    [
      'A **b and *c*.',
      [
        '1:3 Bold text has only one of its two **. Put ** before and behind the words, without spaces within, or write \\*\\*.',
      ],
    ],
    ['A **b `c` *d* [e](./page.mdx)** and ~~**f**~~.', []],
    ['[0, 1], [ ], [n], [a, b], [u8; 32], bytes[start], [1], […], x[a][b]', []],
    [String.raw`\[optional] and \[a](b c) and \*\* and ${'\\`'}`, []],
    ['`[nope]` and [a [b]](./page.mdx) and {network}', []],
    ['[x]: https://x.com\n\n[x] and [X][]', []],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

describe('mistakes: Markdown that stays text, in lines', () => {
  it.each<[string, string[]]>([
    ['##Heading', [`1:1 ${noHeading('##')}`]],
    ['Text\n###Heading\n\nText', [`2:1 ${noHeading('###')}`]],
    ['- #{Network}', [`1:3 ${noHeading('#')}`]],
    ['The first is\n#1 of all, issue #x, \\#y.', []],
    ['####### Deep', ['1:1 Headings end at level 4. Write #### or **bold** text.']],
    [
      '| a | b |\n| --- |\n| 1 | 2 |',
      [
        '1:1 The header of a table has 2 cells, the row of dashes under it 1. Write one --- for each column.',
      ],
    ],
    [
      'a | b\n--- | --- | ---\n1 | 2',
      [
        '1:1 The header of a table has 2 cells, the row of dashes under it 3. Write one --- for each column.',
      ],
    ],
    [
      'Text:\n| a | b |\n| -- | =- |\n| 1 | 2 |',
      [
        '2:1 A table has no row of dashes under its header. Write | --- | --- | there, and an empty line before the table.',
      ],
    ],
    ['The amount |x| is a | b.', []],
    [
      '| `a|b` | c |\n| --- | --- |\n| 1 | 2 |',
      [
        '1:1 The header of a table has 3 cells, the row of dashes under it 2. Write one --- for each column.',
      ],
    ],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

describe('mistakes: tables, filters and quotes', () => {
  it.each<[string, string[]]>([
    [
      '| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |',
      [
        '3:1 The row has 1 cell, the header of its table 2. Give it a cell for each column, and put an empty line behind the table.',
        '4:1 The row has 3 cells, the header of its table 2. Write \\| for a bar inside of a cell, also in code.',
      ],
    ],
    ['| a | b |\n| - | - |\n| 1 | `a\\|b` |\n|  | |', []],
    ...['', '\n\n## A\n\n| a |\n| - |\n| 1 |'].map((after): [string, string[]] => [
      `<TableFilter label="Filter" />${after}`,
      [
        '1:1 <TableFilter> has no table to filter. Put it before a table, with no heading of level 2 between them.',
      ],
    ]),
    [
      '<TableFilter label="Filter" />\n\n### A\n\n- x\n\n  | a |\n  | - |\n  | 1 |',
      ['3:1 A heading of level 3 follows one of level 1. Write ## here.'],
    ],
    [
      '> [!IMPORTANT]\n> Text [nope].',
      [
        '1:1 A quote is no admonition. Write :::info on a line of its own, then the text without >, then a line :::.',
      ],
    ],
    ['> A quote', []],
    [
      'A.[^a]\n\n[^a]: x\n\n[^b]: y',
      ['5:1 Nothing refers to the footnote [^b]. Write [^b] in the text or take it away.'],
    ],
    ['[](./page.mdx)', ['1:1 The link has no text. Write [text](address).']],
    ['[`a`](./page.mdx)', []],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
