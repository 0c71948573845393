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
    '1:3 A $$ has no counterpart. Write $$x^2$$ for a formula, or \\$ for a literal dollar sign.',
    'A $$x = 1$$ and more.',
  ],
  [
    'An ~~old word.',
    '1:4 A ~~ has no counterpart. Put ~~ directly before and after the words to strike out, or write \\~\\~.',
    'An ~~old~~ word.',
  ],
  [
    'An ~old~ word.',
    '1:4 One "~" does not strike out text. Write ~~old~~, or \\~ for a literal tilde.',
    'An ~~old~~ word.',
  ],
  [
    'A&nbps;b',
    '1:2 "&nbps;" is not the name of a character. Write the character itself, or \\& for a literal ampersand.',
    'A&nbsp;b',
  ],
  [
    '-One\n-Two',
    '1:1 A list item needs a space after "-". Add the space, or write \\- for the text.',
    '- One\n- Two',
  ],
  [
    '*One\n*Two',
    '1:1 A list item needs a space after "*". Add the space, or write \\* for the text.',
    '* One\n* Two',
  ],
  [
    '1.One\n2.Two',
    '1:1 A list item needs a space after "1.". Add the space, or write 1\\. for the text.',
    '1. One\n2. Two',
  ],
  [
    'a) One\nb) Two',
    '1:1 A list cannot be numbered with letters. Write 1. and a space, and so on, or put each line in a paragraph of its own.',
    '1. One\n2. Two',
  ],
  [
    '== Fees\n\nText.',
    '1:1 A heading does not start with ==. Write ## and a space.',
    '## Fees\n\nText.',
  ],
  [
    '.. note::\n\nText.',
    '1:1 ".. note::" is not Markdown. Write an admonition (:::note) or a component.',
    ':::note\nText.\n:::',
  ],
  [
    "'''bash\nls\n'''",
    '1:1 A code block does not start with quotes. Write three backticks and the language: ```bash.',
    '```bash\nls\n```',
  ],
  [
    'Slot\n\n: A time.',
    '3:1 A definition has no term above it. Remove the blank line between the two, or write \\: for a literal colon.',
    'Slot\n: A time.',
  ],
  [
    'Slot\n:A time.',
    '2:1 A definition needs a space after the colon. Add the space, or write \\: for a literal colon.',
    'Slot\n: A time.',
  ],
];
