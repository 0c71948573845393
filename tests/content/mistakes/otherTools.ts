import { directives } from './directives';
import type { Mistakes } from './mistake';

/** Syntax of other documentation tools. */
export const otherTools: Mistakes = {
  ...directives,
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
      '2:1 Settings of a diagram (%%{…}%%) have no effect. Remove them.',
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
