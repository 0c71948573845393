import type { Mistakes } from './mistake';

const boldAdvice = 'Close the inner one first.';
const emptyItem = 'This list item is empty. Add text or remove it.';
const underline = 'This line makes the text above it a heading.';
const field = (values: string) =>
  `<Fields>\n  <Field name="a" type="text" values="${values}" />\n</Fields>`;
const filter = (facets: string) =>
  `<TableFilter label="Filter" facets="${facets}" />\n\n| A | B |\n| - | - |\n| 1 | 2 |\n| 2 | 3 |`;

/**
 * Marks and tags that overlap or lack a partner, lists in attributes, and parts without content.
 */
export const marks: Mistakes = {
  overlaps: [
    ...(
      [
        ['**a <kbd>b** c</kbd>', '1:5', '**'],
        ['<kbd>**b</kbd> c**', '1:1', '**'],
        ['A *b <sup>c* d</sup>.', '1:6', '*'],
        ['A <sup>*b</sup>* c.', '1:3', '*'],
        ['A ~~b <sub>c~~ d</sub>.', '1:7', '~~'],
        ['A <kbd>[b</kbd>](./page.mdx) c.', '1:3', '[text](URL)'],
        ['A <kbd>`b</kbd>` c.', '1:3', '`code`'],
      ] as const
    ).map(([body, place, mark]): readonly [string, string, string] => {
      const [, name = ''] = /<(\w+)>/.exec(body) ?? [];
      return [body, `${place} <${name}> and ${mark} overlap. ${boldAdvice}`, 'A **<kbd>b</kbd>**.'];
    }),
    [
      'A **b <Badge>c** d</Badge>.',
      '1:7 Unknown component <Badge>. Remove the tag, or write what it shows as text.',
      'A **b c** d.',
    ],
    [
      'A <sup>b <sub>c</sup> d</sub>.',
      '1:16 Found </sup>, expected </sub>. First close <sub>, which was opened on line 5.',
      'A <sup>b <sub>c</sub></sup> d.',
    ],
  ],
  'ends of tags': [
    [
      'A<sup>2<sup> b.',
      '1:8 Found <sup> inside <sup>. Write </sup> to close the first one.',
      'A<sup>2</sup> b.',
    ],
    ...['< /kbd>', '<\\kbd>'].map(
      (closer) =>
        [
          `A <kbd>b${closer} c.`,
          `1:9 "${closer}" is not a closing tag. Write </kbd>.`,
          'A <kbd>b</kbd> c.',
        ] as const,
    ),
    [
      'A <kbd>b</kbd c.',
      '1:9 The closing tag of <kbd> does not end. Write </kbd>.',
      'A <kbd>b</kbd> c.',
    ],
    [
      'A <kbd>b</kbd c',
      '1:9 The closing tag of <kbd> does not end. Write </kbd>.',
      'A <kbd>b</kbd> c',
    ],
    [
      'A <kbd>b\n\nc</kbd> d.',
      '1:3 <kbd> is closed outside its paragraph. Move </kbd> into the paragraph.',
      'A <kbd>b</kbd>\n\nc d.',
    ],
    [
      '## A <kbd>b\n\nc</kbd>',
      '1:6 <kbd> is closed outside its heading. Move </kbd> into the heading.',
      '## A <kbd>b</kbd>\n\nc',
    ],
    ['A <KBD>b</KBD>.', '1:3 Unknown component <KBD>. Did you mean <kbd>?', 'A <kbd>b</kbd>.'],
  ],
  'marks without a partner': [
    [
      'A *b** c.',
      '1:6 A * has no matching *. Write as many * after the words as before them, or \\*.',
      'A *b* c.',
    ],
    [
      'A __b_ c.',
      '1:3 A _ has no matching _. Write as many _ after the words as before them, or \\_.',
      'A _b_ c.',
    ],
    [
      'A __b** c.',
      '1:3 A __ has no matching __. Write **bold**, or \\_\\_ for literal underscores.',
      'A **b** c.',
    ],
    [
      '[a\n\nb](./page.mdx)',
      '3:2 A link has no bracket before its text. Write [text](./page.mdx) in one paragraph, or \\] for a literal bracket.',
      '[a b](./page.mdx)',
    ],
  ],
  underlines: [
    [
      'A sentence.\n---\n\nText.',
      `2:1 ${underline} Write ## for a heading, or put a blank line above it for a dividing line.`,
      'A sentence.\n\n---\n\nText.',
    ],
    [
      'Text\n-\n\nMore.',
      `2:1 ${underline} Put text after the dash, or write ## for a heading.`,
      'Text\n\n- a\n\nMore.',
    ],
    [
      '- a\n  -\n- b',
      `2:3 ${underline} Put text after the dash, or write ## for a heading.`,
      '- a\n  - c\n- b',
    ],
  ],
  'lists in attributes': [
    ...['a,b', 'a; b', 'a | b', 'a, , b', 'a, b,'].map(
      (values) =>
        [
          field(values),
          '2:31 The list in "values" has wrong, stray or missing separators. Write values="a, b".',
          field('a, b'),
        ] as const,
    ),
    [
      field('a, b, a'),
      '2:31 The list in "values" has "a" twice. Remove one of the two.',
      field('a, b'),
    ],
    [
      filter('A: 1,2;B: 3'),
      '1:29 The list in "facets" has wrong, stray or missing separators. Write facets="A: 1, 2; B: 3".',
      filter('A: 1, 2; B: 3'),
    ],
    [
      filter('A: 1; A: 2'),
      '1:29 The list in "facets" has "A" twice. Remove one of the two.',
      filter('A: 1, 2'),
    ],
  ],
  'parts without content': [
    ['<FileTree>\n\n- a\n-\n\n</FileTree>', `4:1 ${emptyItem}`, '<FileTree>\n\n- a\n\n</FileTree>'],
    [
      '<FileTree>\n\n- a/\n  -\n\n</FileTree>',
      `4:3 ${underline} Put text after the dash, or write ## for a heading.`,
      '<FileTree>\n\n- a/\n  - b\n\n</FileTree>',
    ],
    ['- [ ]\n- [x] a', `1:3 ${emptyItem}`, '- [ ] b\n- [x] a'],
    ['- {/* later */}\n- b', `1:1 ${emptyItem}`, '- a\n- b'],
    ['Text.\n\n>', '3:1 The quote is empty. Add text or remove it.', 'Text.'],
    [
      ':::note[]\nText.\n:::',
      '1:1 The title of the admonition is empty. Write :::note, or a title in the brackets.',
      ':::note\nText.\n:::',
    ],
    [
      ':::note\n{/* later */}\n:::',
      '1:1 The admonition ":::note" is empty. Add content or remove it.',
      'Text.',
    ],
    [
      '| A | B |\n| - | - |\n|   |   |',
      '3:1 This table row is empty. Fill its cells or remove it.',
      '| A | B |\n| - | - |\n| c |   |',
    ],
    [
      '<Details summary="A">\n\n{/* later */}\n\n</Details>',
      '1:1 <Details> is empty. Add content or remove it.',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
    [
      '<Cards>\n<Card title="A" href="./page.mdx"></Card>\n</Cards>',
      '2:1 <Card> is empty. Write one sentence.',
      '<Cards>\n<Card title="A" href="./page.mdx">Text.</Card>\n</Cards>',
    ],
    [
      '<Steps>\n\n###\n\nText.\n\n</Steps>',
      '3:1 The heading is empty. Add text or remove it.',
      '<Steps>\n\n### A\n\nText.\n\n</Steps>',
    ],
    [
      '<Tabs>\n\n{network}\n\n<Tab label="A">Text.</Tab>\n</Tabs>',
      '3:1 <Tabs> may contain only <Tab>. Move this into a <Tab> or out of <Tabs>.',
      '<Tabs>\n<Tab label="A">Text.</Tab>\n</Tabs>',
    ],
  ],
};
