import type { Mistakes } from './mistake';
import { stray } from './stray';

export const prose: Mistakes = {
  markdown: [
    [
      '##Fees\n\nText.',
      '1:1 A heading needs a space after ##. Add the space, or write \\# for a literal #.',
      '## Fees\n\nText.',
    ],
    [
      '##\u00a0Fees\n\nText.',
      '1:1 A no-break space follows the # of this heading. Write an ordinary space.',
      '## Fees\n\nText.',
    ],
    [
      '-\u00a0one\n\nText.',
      '1:1 A no-break space follows the marker of this list. Write an ordinary space.',
      '- one\n\nText.',
    ],
    [
      '• one\n• two',
      '1:1 A list item cannot start with •. Start each item with - and a space.',
      '- one\n- two',
    ],
    [
      'Text\n2. two',
      '2:1 "2." does not start a list here: right below text, a list must start with 1. Put a blank line before the list, or write 2\\. for literal text.',
      'Text\n\n2. two',
    ],
    [
      '::note\nText.',
      '1:1 An admonition must start with three colons. Write :::note, or \\: for a literal colon.',
      ':::note\nText.\n:::',
    ],
    [
      'A :rocket: start.',
      '1:3 ":rocket:" is not replaced by an emoji. Write the character itself, or \\: for a literal colon.',
      'A 🚀 start.',
    ],
    [
      'A ==marked== word.',
      '1:3 "==" does not highlight text. Write **marked**, or \\== for literal equals signs.',
      'A **marked** word.',
    ],
    [
      'H~2~O',
      '1:2 "~" does not make a subscript. Write <sub>2</sub>, or \\~ for a literal tilde.',
      'H<sub>2</sub>O',
    ],
    [
      'x^2^',
      '1:2 "^" does not make a superscript. Write <sup>2</sup>, or \\^ for a literal caret.',
      'x<sup>2</sup>',
    ],
    [
      'The sum is $\\frac{a}{b}$.',
      '1:12 A formula needs two dollar signs on each side. Write $$x^2$$, or \\$ for a literal dollar sign.',
      'The sum is $$\\frac{a}{b}$$.',
    ],
    [
      '$$\na \\foo b\n$$',
      '2:3 Unknown command \\foo in a formula. Use KaTeX commands, or write \\$ for a literal dollar sign.',
      '$$\na \\text{foo} b\n$$',
    ],
    ...stray,
    [
      '::video{src="a.mp4"}',
      '1:1 "::video" is not a component. Write a component, such as <Details>, or \\: for a literal colon.',
      '[Video](https://video.example/a)',
    ],
    [
      'See :abbr[API] here.',
      '1:5 ":abbr" is not a component. Write a component, such as <Card>, an admonition (:::note), or \\: for a colon.',
      'See \\:abbr[API] here.',
    ],
    [
      'A **bold word.',
      '1:3 A ** has no matching **. Put ** directly before and after the bold words, or write \\*\\*.',
      'A **bold** word.',
    ],
    [
      'A `code word.',
      '1:3 Inline code starts with ` and is not closed. Close it with `, or write \\` for a literal backtick.',
      'A `code` word.',
    ],
    [
      'import A from "./a.mdx";\n\nText.',
      '1:1 Pages cannot import or export. Remove the import or export; components need no import.',
      'Text.',
    ],
    [
      'export const a = 1;',
      '1:1 Pages cannot import or export. Remove the import or export; components need no import.',
      'Text.',
    ],
    [
      '# Fees\n\nText.',
      '1:1 This heading is a second title; the front matter has the first. Remove this heading, or start it with ##.',
      '## Fees\n\nText.',
    ],
    [
      '## Fees\n\n#### Base',
      '3:1 A level 4 heading follows a level 2 heading. Use ### here.',
      '## Fees\n\n### Base',
    ],
    ['## ', '1:1 The heading is empty. Add text or remove it.', '## Fees'],
    [
      '- ## Fees',
      '1:3 A heading is inside a list, a quote or another block that may not contain headings. Move it out, or use **bold** text.',
      '- **Fees**',
    ],
    [
      '## Fees {#a b}',
      '1:9 "a b" is not a valid id. Start with a letter, digit or _; after that, - . and : are allowed too.',
      '## Fees {#a-b}',
    ],
    [
      '## A {#x}\n\n## B {#x}',
      '3:6 Duplicate id "x". Choose another id.',
      '## A {#x}\n\n## B {#y}',
    ],
    [
      'Text {#x}',
      '1:6 The id "{#x}" is not at the end of a heading. Write ## Heading {#id}.',
      '## Text {#x}',
    ],
    [
      '> [!NOTE]\n> Text.',
      '1:1 GitHub alerts are not supported. On separate lines, write :::note, the text without >, and :::.',
      ':::note\nText.\n:::',
    ],
  ],
  admonitions: [
    [
      ':::note Read this\n\nText.\n\n:::',
      '1:1 This line starts like an admonition but is not one. Write :::note[Read this].',
      ':::note[Read this]\n\nText.\n\n:::',
    ],
    [
      '::: note\nText.\n:::',
      '1:1 This line starts like an admonition but is not one. Write :::note.',
      ':::note\nText.\n:::',
    ],
    [
      ':::nte\nText.\n:::',
      '1:1 Unknown admonition ":::nte". Did you mean :::note?',
      ':::note\nText.\n:::',
    ],
    [
      ':::note\nText.',
      '1:1 The admonition ":::note" is not closed. Close it with :::.',
      ':::note\nText.\n:::',
    ],
    [
      ':::note\n:::',
      '1:1 The admonition ":::note" is empty. Add content or remove it.',
      ':::note\nText.\n:::',
    ],
    [
      ':::note{.x}\nText.\n:::',
      '1:1 An admonition takes no attributes. Write :::note[Title].',
      ':::note[Title]\nText.\n:::',
    ],
    [
      'Text.\n\n:::',
      '3:1 This line closes an admonition, but none is open. Remove it, or open one above it: :::note.',
      'Text.',
    ],
  ],
};
