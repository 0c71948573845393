import type { Mistakes } from './mistake';

const table = '| A | B |\n| --- | --- |\n| 1 | 2 |';

export const markup: Mistakes = {
  'tables and filters': [
    [
      '| A | B |\n| --- | --- |',
      '1:1 The table has no rows. Add a row below the row of dashes, or remove the table.',
      table,
    ],
    [
      '| | |\n| --- | --- |\n| 1 | 2 |',
      '1:1 The header of the table is empty. Name the columns.',
      table,
    ],
    [
      '+---+---+\n| A | B |\n+===+===+\n| 1 | 2 |\n+---+---+',
      '1:1 Grid tables (+---+) are not supported. Write | A | B |, then | --- | --- |, then the rows.',
      table,
    ],
    [
      `<TableFilter label="Filter" facets="C: 1" />\n\n${table}`,
      '1:1 No table below the filter has a column "C". Use the name of a column, or level 3 headings as values.',
      `<TableFilter label="Filter" facets="B: 2" />\n\n${table}`,
    ],
    [
      `<TableFilter label="Filter" facets="A: 3" />\n\n${table}`,
      '1:1 No cell of the column "A" contains "3". Use a value of the column, or remove "3".',
      `<TableFilter label="Filter" facets="A: 1" />\n\n${table}`,
    ],
    [
      `<TableFilter label="Filter" facets="A" />\n\n${table}`,
      '1:1 The menu "A" has no values. Write facets="Name: value, value".',
      `<TableFilter label="Filter" facets="A: 1" />\n\n${table}`,
    ],
  ],
  'components of several parts': [
    [
      '<Cards>\n<Card title="A" icon="key" href="./page.mdx">\nx\n</Card>\n<Card title="B" href="./page.mdx">\ny\n</Card>\n</Cards>',
      '5:1 This <Card> has no icon, but another in the list has one. Add icon="…", or remove it from the other cards of the list.',
      '<Cards>\n<Card title="A" icon="key" href="./page.mdx">\nx\n</Card>\n<Card title="B" icon="law" href="./page.mdx">\ny\n</Card>\n</Cards>',
    ],
    [
      '<Fields>\n<Variants>\n<Variant label="a">x</Variant>\n</Variants>\n<Field name="a" type="text" />\n</Fields>',
      '2:1 <Variants> has fields after it. Move <Variants> to the end of its <Fields>.',
      '<Fields>\n<Field name="a" type="text" />\n<Variants>\n<Variant label="a">x</Variant>\n</Variants>\n</Fields>',
    ],
    [
      '<Fields>\n<Variants>\n<Variant label="a">x</Variant>\n</Variants>\n<Field name="a" type="text" />\n<Variants>\n<Variant label="b">x</Variant>\n</Variants>\n</Fields>',
      '2:1 <Variants> has fields after it. Move <Variants> to the end of its <Fields>.',
      '<Fields>\n<Field name="a" type="text" />\n<Variants>\n<Variant label="a">x</Variant>\n</Variants>\n<Variants>\n<Variant label="b">x</Variant>\n</Variants>\n</Fields>',
    ],
    [
      '<Steps>\n\nFirst.\n\n### A\n\nx\n\n</Steps>',
      '3:1 <Steps> may contain only <Step>. Move this into a <Step> or out of <Steps>.',
      'First.\n\n<Steps>\n\n### A\n\nx\n\n<Step title="B">\n\ny\n\n</Step>\n</Steps>',
    ],
    [
      '<Video src="./tour.mp4" poster="./tour.mp4" captions="./tour.vtt" title="A" />',
      '1:25 /tour.mp4 is not an image. Write the path of one, such as ./name.png.',
      '<Video src="./tour.mp4" poster="./console.png" captions="./tour.vtt" title="A" />',
    ],
    [
      'Wait {param.days} days.',
      '1:6 "{param.days}" is a parameter, which only partials have. Replace it with the text, or move it to a partial.',
      'Wait 3 days.',
    ],
    [
      '::::note\nx\n:::',
      '1:1 The admonition "::::note" is not closed. Write only :::: on line 7.',
      '::::note\nx\n::::',
    ],
    [
      ':::note[A] x\n:::',
      '1:1 This line starts like an admonition but is not one. Write :::note[A] on its own line, with the text below it.',
      ':::note[A]\nx\n:::',
    ],
    [
      '!!! note "A"\n    x\n\n    y',
      '1:1 An admonition must start with three colons. Write :::note[A], the text without indentation and ::: on separate lines.',
      ':::note[A]\nx\n\ny\n:::',
    ],
    [
      '??? success\n\n    x',
      '1:1 An admonition must start with three colons. Write :::tip, the text without indentation and ::: on separate lines.',
      ':::tip\nx\n:::',
    ],
  ],
  'options of code': [
    [
      '```rust\nlet a = 1; // [!code highlight] why\n```',
      '2:1 A line marker must be at the end of its line. Move it to a comment of its own at the end of the line.',
      '```rust\nlet a = 1; // why // [!code highlight]\n```',
    ],
    [
      '```rust\nlet a = 1; // [!code highlight:0]\n```',
      '2:1 The line marker marks no lines. Write :1 or more, or remove the number.',
      '```rust\nlet a = 1; // [!code highlight:1]\n```',
    ],
    [
      '```rust\nlet a = 1; // [!code highlight:all]\n```',
      '2:1 The line marker marks no lines. Write :1 or more, or remove the number.',
      '```rust\nlet a = 1; // [!code highlight:1]\n```',
    ],
    [
      '```rust\n// add-start\n// add-start\nx\n// add-end\n```',
      '3:1 Duplicate add-start. Remove it.',
      '```rust\n// add-start\nx\n// add-end\n```',
    ],
    [
      '```rust\n// add-start\n// add-start\nx\n// add-end\n// add-end\n```',
      '3:1 Duplicate add-start. Remove it and one add-end.',
      '```rust\n// add-start\nx\n// add-end\n```',
    ],
    [
      '```bash title=""\nls\n```',
      '1:9 The title is empty. Write one, or remove the option.',
      '```bash\nls\n```',
    ],
    [
      '```bash filename="a.sh"\nls\n```',
      '1:9 Unknown code block option "filename="a.sh"". Write title="a.sh".',
      '```bash title="a.sh"\nls\n```',
    ],
    [
      '```{.python .wide}\nx = 1\n```',
      '1:1 The language of the code block is in braces. Write ```python, then the options without braces or dots.',
      '```python wrap\nx = 1\n```',
    ],
    [
      '``` file="/samples/client.ts"\n```',
      '1:1 The code block has no language. Write it before the options: ```text for plain text.',
      '```text file="/samples/client.ts"\n```',
    ],
    [
      '```rust,ignore\nx\n```',
      '1:4 Unknown code block language "rust,ignore", shown as plain text. Did you mean "rust"?',
      '```rust\nx\n```',
    ],
    [
      "```mermaid\n%%{init: {'theme': 'dark'}}%%\nflowchart LR\n  A --> B\n```",
      '2:1 Diagram settings (%%{…}%%) have no effect. Remove them.',
      '```mermaid\nflowchart LR\n  A --> B\n```',
    ],
    [
      '```mermaid {2}\nflowchart LR\n  A --> B\n```',
      '1:1 Some options have no effect on a diagram. Remove the marked lines, showLineNumbers and wrap.',
      '```mermaid\nflowchart LR\n  A --> B\n```',
    ],
  ],
  formulas: [
    [
      '$$5 % x$$',
      '1:5 In a formula, % starts a comment. Write \\% for a percent sign.',
      '$$5 \\% x$$',
    ],
    [
      '$$\\href{https://a.example}{x}$$',
      '1:3 The command \\href is not allowed in a formula. Remove it, or put the link or image outside the formula.',
      '[$$x$$](https://a.example)',
    ],
    [
      'See \\[ x^2 \\].',
      '1:5 Formulas in \\[ \\] or \\( \\) are not supported. Write $$x^2$$.',
      'See $$x^2$$.',
    ],
    [
      '```math\nx^2\n```',
      '1:1 A code block with the language math is not a formula. Write $$, the formula and $$ on separate lines.',
      '$$\nx^2\n$$',
    ],
  ],
  'addresses of links': [
    ...['https://', 'https://a..example/'].map(
      (url) =>
        [
          `[a](${url})`,
          `1:1 "${url}" is not a valid URL. Copy it from the address bar of a browser.`,
          '[a](https://a.example/)',
        ] as const,
    ),
    [
      '[a](./page.mdx “x”)',
      '1:1 The title of a link is not shown. Remove it, and put what readers need to know into the text.',
      '[a](./page.mdx)',
    ],
    [
      '![A](./console.png =100x50)',
      '1:2 Image sizes are not supported. Remove the size: it comes from the file.',
      '![A](./console.png)',
    ],
    [
      '![console.png](./console.png)',
      '1:1 The alternative text is a file name. Say what the image shows.',
      '![The console](./console.png)',
    ],
    [
      '[a](./page.mdx/)',
      '1:1 The link "./page.mdx/" does not name the file of a page. Write ./page.mdx.',
      '[a](./page.mdx)',
    ],
    [
      '[a](/static/openrpc.json)',
      '1:1 The link "/static/openrpc.json" is not the address of a file. Write /openrpc.json.',
      '[a](/openrpc.json)',
    ],
  ],
};
