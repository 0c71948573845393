import { directives } from './directives';
import type { Mistakes } from './mistake';

/** Syntax of other documentation tools. */
export const otherTools: Mistakes = {
  ...directives,
  'marks of other tools': [
    [
      'Open <picture><source srcset="a.png"><img src="b.png" alt="A"></picture>.',
      '1:6 The HTML element <picture> is not allowed. Write ![What it shows](./name.png).',
      'Open ![A](./console.png).',
    ],
    [
      '<figure><img src="a.png" alt="A"><figcaption>B</figcaption></figure>',
      '1:1 The HTML element <figure> is not allowed. Write <Figure src="/figures/name.svg" alt="What it shows" />.',
      '<Figure src="/figures/ring.svg" alt="A" caption="B" />',
    ],
    [
      '!include note.md',
      '1:1 Text cannot be included with !include. Write <Include file="/partials/name.md" />.',
      '<Include file="/partials/note.md" />',
    ],
    [
      '[!IMPORTANT]\nText.',
      '1:1 GitHub alerts are not supported. Write :::info, the text and ::: on separate lines.',
      ':::info\nText.\n:::',
    ],
    [
      '```ts {file="a.ts" hl_lines=[1]}\nx\n```',
      '1:7 Attributes in braces are not supported. Write title="a.ts" {1}.',
      '```ts title="a.ts" {1}\nx\n```',
    ],
    [
      '``` hl_lines="1"\nx\n```',
      '1:1 The code block has no language. Write it before the options: ```text for plain text.',
      '```text {1}\nx\n```',
    ],
    [
      '<Tabs items={[\'A\']}>\n<Tab label="A">\n\nText.\n\n</Tab>\n</Tabs>',
      '1:7 Unknown attribute "items" of <Tabs>. Remove it, and write each label on its tab: <Tab label="bash">.',
      '<Tabs>\n<Tab label="A">\n\nText.\n\n</Tab>\n</Tabs>',
    ],
    [
      '```ts filename="a.ts" copy\nx\n```',
      '1:7 Unknown code block options "filename="a.ts" copy". Write title="a.ts".',
      '```ts title="a.ts"\nx\n```',
    ],
    [
      '```ts twoslash\nx\n```',
      '1:7 Unknown code block option "twoslash". Remove it.',
      '```ts\nx\n```',
    ],
    [
      'The fee is $`a`$.',
      '1:12 A formula needs two dollar signs on each side. Write $$x^2$$, or \\$ for a literal dollar sign.',
      'The fee is $$a$$.',
    ],
    [
      '[[_TOC_]]\n\nText.',
      '1:1 "[[_TOC_]]" is not a link. Remove it: the page has a table of contents.',
      'Text.',
    ],
    [
      'h2. Fees\n\nText.',
      '1:1 A heading cannot start with h2. Write ## and a space.',
      '## Fees\n\nText.',
    ],
    [
      '![A](./console.png?raw=true)',
      '1:1 The path of the image has a query or a hash. Write ./console.png.',
      '![A](./console.png)',
    ],
    [
      'See [the `code` of it] first.',
      '1:5 The link [the `code` of it] is not defined. Write [the `code` of it](URL) for a link, or write \\[ for a literal bracket.',
      'See [the `code` of it](./page.mdx) first.',
    ],
  ],
  'imports and expressions': [
    [
      "import {\n  A,\n} from './a';\n\nText.",
      '1:1 Pages cannot import or export. Remove the import or export; components need no import.',
      'Text.',
    ],
    [
      "A {'<='} b.",
      '1:3 A string in braces is an expression, not text. Write \\<= without the braces and quotes.',
      'A \\<= b.',
    ],
    ['A{" "} b.', '1:2 A string in braces is an expression, not text. Remove it.', 'A b.'],
    [
      '<<< ./client.ts',
      '1:1 Code cannot be included with <<<. Write an empty code block with a file: ```ts file="/samples/name.ts".',
      '```ts file="/samples/client.ts"\n\n```',
    ],
    [
      '<kbd>A<img src="a.png"></kbd>',
      '1:7 The HTML element <img> is not allowed. Write ![What it shows](./name.png).',
      '![A](./console.png)',
    ],
    [
      'If a << b.',
      '1:6 "<<" does not start a component. Write \\< for a less-than sign, or put it in `code`.',
      'If `a << b`.',
    ],
  ],
  'options and attributes': [
    [
      '```ts lineNumbers title="A"\na\n```',
      '1:7 Unknown code block option "lineNumbers". Write showLineNumbers.',
      '```ts showLineNumbers title="A"\na\n```',
    ],
    [
      '<Tabs>\n<Tab value="a">\n\nText.\n\n</Tab>\n</Tabs>',
      '2:6 Unknown attribute "value" of <Tab>. Did you mean "label"?',
      '<Tabs>\n<Tab label="a">\n\nText.\n\n</Tab>\n</Tabs>',
    ],
    [
      '<Accordion>\n<AccordionItem value="a">\n\nText.\n\n</AccordionItem>\n</Accordion>',
      '1:1 Unknown component <Accordion>. Write <Details summary="Title">, with blank lines around its content.',
      '<Details summary="a">\n\nText.\n\n</Details>',
    ],
    [
      '```json\n{\n  "a": 1,\n  ...\n}\n```',
      '4:3 Invalid JSON: an ellipsis is not allowed. Write what it stands for. For comments and omissions, write ```jsonc.',
      '```jsonc\n{\n  "a": 1,\n  ...\n}\n```',
    ],
    [
      '```mermaid\n%%{\n  init: {}\n}%%\nflowchart LR\n  a --> b\n```',
      '2:1 Diagram settings (%%{…}%%) have no effect. Remove them.',
      '```mermaid\nflowchart LR\n  a --> b\n```',
    ],
  ],
  'code and containers of other tools': [
    [
      '```rust [a.rs]\nx\n```',
      '1:9 Unknown code block option "[a.rs]". Write title="a.rs".',
      '```rust title="a.rs"\nx\n```',
    ],
    [
      '```rust [1,2]\nx\ny\n```',
      '1:9 Unknown code block option "[1,2]". Write {1,2}.',
      '```rust {1,2}\nx\ny\n```',
    ],
    [
      '```rust{1,2}\nx\ny\n```',
      '1:1 The language of the code block is followed by a brace. Write ```rust {1,2}.',
      '```rust {1,2}\nx\ny\n```',
    ],
    [
      '::: code-group\n\nText.\n\n:::',
      '1:1 ":::code-group" is not an admonition. Write <Tabs> with a <Tab label="Name"> for each part.',
      '<Tabs>\n<Tab label="A">\n\nText.\n\n</Tab>\n</Tabs>',
    ],
    [
      ':::details\nText.\n:::',
      '1:1 Unknown admonition ":::details". Write <Details summary="Title">, with blank lines around its content.',
      '<Details summary="A">\n\nText.\n\n</Details>',
    ],
  ],
};
