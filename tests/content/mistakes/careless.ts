import type { Mistakes } from './mistake';

const brackets = 'or \\[ for a literal bracket.';

/** Slips, and syntax of other tools. Markdown would publish them as text or misread them. */
export const careless: Mistakes = {
  'links of other tools': [
    ['[[toc]]', '1:1 "[[toc]]" is not a link. Remove it: the page has a table of contents.', 'A.'],
    [
      'See [[mpc_wallets]].',
      `1:5 "[[mpc_wallets]]" is not a link. Write [text](./page.mdx), ${brackets}`,
      'See [wallets](./page.mdx).',
    ],
    [
      'See :ref:`a`.',
      '1:5 ":ref:" is not Markdown. Write [text](./page.mdx) for a link, or just `code`.',
      'See `a`.',
    ],
    [
      'See `a <https://a.example>`_.',
      '1:28 reStructuredText links are not supported. Write [text](URL), or \\_ for a literal underscore.',
      'See [a](https://a.example).',
    ],
    [
      '[a](/page.mdx "Title)',
      '1:1 The title of a link is not shown. Remove it, and put what readers need to know into the text.',
      '[a](/page.mdx)',
    ],
    ['[a](.\\page.mdx)', '1:1 The link contains a backslash. Write ./page.mdx.', '[a](./page.mdx)'],
    [
      '[a](./page.mdx#)',
      '1:1 The link ends in an empty anchor. Remove the #, or name a heading.',
      '[a](./page.mdx)',
    ],
    [
      '![A](./console.png){width=100}',
      '1:20 Attributes in braces are not supported. Remove them, or write \\{ for a literal brace.',
      '![A](./console.png)',
    ],
  ],
  footnotes: [
    [
      'A[^1].\n\n[^1] Note.',
      '3:1 The text of the footnote [^1] has no colon before it. Write [^1]: and the text.',
      'A[^1].\n\n[^1]: Note.',
    ],
    [
      'A [^ a b].\n\n[^ a b]: Note.',
      '3:1 The name of a footnote contains a space. Write [^a-b] here and in the text.',
      'A [^a-b].\n\n[^a-b]: Note.',
    ],
    [
      'A^[a note].',
      '1:2 A footnote cannot be written inside the text. Write [^1] here, and a line with [^1]: and the text of the footnote.',
      'A[^1].\n\n[^1]: A note.',
    ],
    [
      'A[^1].\n\n[^1]:',
      '3:1 The footnote [^1] is empty. Write its text after [^1]:, on the same line.',
      'A[^1].\n\n[^1]: Note.',
    ],
  ],
  characters: [
    [
      'A &hellip b.',
      '1:3 "&hellip" does not end in a semicolon, so it is shown as it is. Write &hellip; or the character itself, or \\& for a literal ampersand.',
      'A &hellip; b.',
    ],
    [
      'A &#8230 b.',
      '1:3 "&#8230" does not end in a semicolon, so it is shown as it is. Write &#8230; or the character itself, or \\& for a literal ampersand.',
      'A &#8230; b.',
    ],
    ...['&#xZZ;', '&#0;', '&#x110000;'].map(
      (reference) =>
        [
          `A ${reference} b.`,
          `1:3 "${reference}" is not the number of a printable character. Write the character itself, or \\& for a literal ampersand.`,
          'A &#8230; b.',
        ] as const,
    ),
    ['A line\\', '1:7 This backslash escapes nothing and is shown as it is. Remove it.', 'A line'],
  ],
  emphasis: [
    [
      'An *italic word.',
      '1:4 A * has no matching *. Put * directly before and after the words, or write \\*.',
      'An *italic* word.',
    ],
    [
      'A __bold word.',
      '1:3 A __ has no matching __. Write **bold**, or \\_\\_ for literal underscores.',
      'A **bold** word.',
    ],
    ...(
      [
        ['An _italic word.', '1:4'],
        ['(_Italic, not closed.)', '1:2'],
        ['An italic_ word.', '1:10'],
      ] as const
    ).map(
      ([body, place]) =>
        [
          body,
          `${place} A _ has no matching _. Put _ directly before and after the words, or write \\_ for a literal underscore.`,
          'An _italic_ word, snake_case, _id, `_links`, a_b, \\_private fields and _links() stay.',
        ] as const,
    ),
    [
      'A ==marked word.',
      '1:3 A == has no matching ==. Write **bold** to stress words, or \\== for literal equals signs.',
      'A **marked** word, a == b and \\==c.',
    ],
    [
      'Use ``a` here.',
      '1:5 Inline code starts with `` and is not closed. Close it with ``, or write \\` for a literal backtick.',
      'Use `a` here.',
    ],
    ['Press <kbd>A.', '1:7 <kbd> is not closed. Add </kbd> after its text.', 'Press <kbd>A</kbd>.'],
  ],
  lists: [
    [
      '1. a\n3. b\n5. c',
      '2:1 The number 3 is shown as 2. Number the items consecutively.',
      '1. a\n1. b\n1. c',
    ],
    ['- a\n-\n- c', '2:1 This list item is empty. Add text or remove it.', '- a\n- c'],
    ...['i. a\nii. b', [...'abcdefghi'].map((letter) => `${letter}. x`).join('\n')].map(
      (body): readonly [string, string, string] => [
        body,
        '1:1 A list cannot be numbered with letters. Start the items with 1., 2. and so on, or put each line in a paragraph of its own.',
        '1. a\n2. b\n\na. This is text.\nIt goes on.',
      ],
    ),
    ['A\n: b\n: ', '3:1 The definition is empty. Add text or remove the line.', 'A\n: b'],
    [
      '- a\n| A | B |\n| - | - |\n| 1 | 2 |',
      '2:1 A table starts inside a list or quote and continues outside it. Put a blank line above the table, or write all its rows inside the list or quote.',
      '- a\n\n| A | B |\n| - | - |\n| 1 | 2 |',
    ],
    [
      'A.\n\n\tb',
      '3:2 Indented text is not a code block here. Write ```text above it and ``` below it, or remove the indentation.',
      'A.\n\nb',
    ],
    [
      '## A ## {#b}\n\nText.',
      '1:1 The # after the text of this heading would be shown. Remove it, or move the id before it.',
      '## A {#b}\n\nText.',
    ],
    [
      '---\ntitle: A\n---\n\nB.',
      '1:1 The page has a second block of front matter. Move its keys to the first block, and remove it.',
      'B.',
    ],
    [
      ':::note "A"\nb\n:::',
      '1:1 This line starts like an admonition but is not one. Write :::note[A].',
      ':::note[A]\nb\n:::',
    ],
  ],
  'ends of blocks': [
    [
      ':::note\nText.\n::: end',
      '1:1 The admonition ":::note" is not closed. Write only ::: on line 7.',
      ':::note\nText.\n:::',
    ],
    [
      ':::note\nText.\n::',
      '1:1 The admonition ":::note" is not closed. Write only ::: on line 7.',
      ':::note\nText.\n:::',
    ],
    [
      '<Tabs>\n<Tab label="A">\n\nx\n\n</Tabs>\n</Tab>',
      '6:1 Found </Tabs>, expected </Tab>. First close <Tab>, which was opened on line 6.',
      '<Tabs>\n<Tab label="A">\n\nx\n\n</Tab>\n</Tabs>',
    ],
    [
      '```mermaid\ngraph TD; A --> B;\n```',
      '2:1 The first line of a flowchart may contain only its kind and direction. Write flowchart TD or flowchart LR, and the arrows on the lines below.',
      '```mermaid\ngraph TD;\n  A --> B;\n```',
    ],
    [
      '```mermaid\nflowchart LR\n  A["Bank] --> B\n```',
      '3:1 A quote on this line of the diagram is not closed. Close it with ", or write #quot; for a quote.',
      '```mermaid\nflowchart LR\n  A["Bank"] --> B\n```',
    ],
    [
      '```mermaid\nflowchart LR\n  A --> B\n  end\n```',
      '4:1 This "end" does not close any block of the diagram. Remove it, or start a block above it.',
      '```mermaid\nflowchart LR\n  A --> B\n```',
    ],
    [
      '```mermaid\nflowchart LR\n  subgraph C\n  A --> B\n```',
      '3:1 This block of the diagram is not closed. Add a line with "end" after it.',
      '```mermaid\nflowchart LR\n  subgraph C\n  A --> B\n  end\n```',
    ],
  ],
  'formulas and their reasons': (
    [
      [
        'a_b_c',
        4,
        'two subscripts follow each other',
        'Nest the second in the first: a_{b_c}.',
        'a_{b_c}',
      ],
      [
        '\\left( a',
        9,
        'a \\left has no \\right, or vice versa',
        'Add the missing \\left or \\right; \\left. and \\right. show no delimiter.',
        '\\left( a \\right)',
      ],
      [
        'a & b',
        3,
        'an & is outside a matrix or an alignment',
        'Write \\& for a literal ampersand.',
        'a \\& b',
      ],
    ] as const
  ).map(([tex, column, reason, advice, fixed]) => [
    `$$${tex}$$`,
    `1:${column + 1} The formula is not valid TeX: ${reason}. ${advice}`,
    `$$${fixed}$$`,
  ]),
};
