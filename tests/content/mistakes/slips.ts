import type { Mistakes } from './mistake';

const table = '| A | B |\n| - | - |\n| a | b |';

/** Typing slips: a character too many, too few or in the wrong place. */
export const slips: Mistakes = {
  brackets: [
    [
      '[text]](./page.mdx)',
      '1:1 The text of a link has one ] too many. Write [text](./page.mdx).',
      '[text](./page.mdx)',
    ],
    [
      '[[text](./page.mdx)',
      '1:1 A [ before a link has no matching ]. Remove it, or write \\[ for a literal bracket.',
      '[text](./page.mdx)',
    ],
    [
      '[text](./page.mdx))',
      '1:19 A ) after a link has no matching (. Remove it.',
      '[text](./page.mdx) (see [text](./page.mdx))',
    ],
    [
      '![What it shows]',
      '1:2 An image has no path. Write ![What it shows](./name.png), or \\[ for a literal bracket.',
      '![What it shows](./console.png)',
    ],
    [
      '[text](<./page.mdx)',
      '1:8 A link URL starts with < but does not end with >. Write [text](./page.mdx).',
      '[text](./page.mdx)',
    ],
    [
      'On {network}}.',
      '1:13 A } has no matching {. Remove it, or write \\} for a literal brace.',
      'On {network} and \\{network}.',
    ],
    ['A {/* note }.', '1:3 This is not a valid MDX comment. Write {/* … */}.', 'A {/* note */}.'],
    ['A {* note *}.', '1:3 This is not a valid MDX comment. Write {/* … */}.', 'A {/* note */}.'],
  ],
  addresses: [
    ...(
      [
        ['www.a.example', 'https://www.a.example'],
        ['https//a.example', 'https://a.example'],
        ['example.com', 'https://example.com'],
        ['docs.example.org/fees', 'https://docs.example.org/fees'],
        ['help@a.example', 'mailto:help@a.example'],
      ] as const
    ).map(
      ([url, target]) =>
        [
          `[text](${url})`,
          `1:1 The link "${url}" has no scheme. Write ${target}.`,
          `[text](${target})`,
        ] as const,
    ),
    [
      '[!The console](./console.png)',
      '1:1 This link leads to an image, not to a page. Show the image: ![What it shows](./console.png).',
      '![The console](./console.png)',
    ],
    [
      'Text.[1]\n\n[1]: Note.',
      '3:1 The definition of [1] has no URL. Write [^1] for a footnote, here and in the text.',
      'Text.[^1]\n\n[^1]: Note.',
    ],
    [
      'Text.^1^',
      '1:6 "^" does not make a superscript. Write <sup>1</sup>, or \\^ for a literal caret.',
      'Text.<sup>1</sup>',
    ],
  ],
  blocks: [
    [
      table.replace('\n| a', '\n\n| a'),
      '3:1 A blank line divides the table. Remove the blank line.',
      table,
    ],
    [
      `${table}\n\n| c | d |`,
      '5:1 A blank line above this row divides the table. Remove the blank line.',
      `${table}\n| c | d |`,
    ],
    [
      '| A | B |\n|---+---|\n| a | b |',
      '1:1 The row below the header of the table is malformed. Write | --- | --- | in its place.',
      table,
    ],
    [
      '- a\n* b',
      '2:1 The marker "*" starts a new list. Write "-" as in the items above, or put a blank line between the lists.',
      '- a\n- b',
    ],
    [
      '-[ ] a',
      '1:1 A list item needs a space after "-". Add the space, or write \\- for literal text.',
      '- [ ] a',
    ],
    [
      '// note',
      '1:1 A line that starts with // is shown as it is. Write {/* … */} for a comment.',
      'Text.\n\n{/* note */}',
    ],
    [
      '## A #a',
      '1:4 "#a" at the end of the heading is shown as it is. Write {#a} for an id, or \\#a.',
      '## A {#a}',
    ],
    [
      '## A [#a]',
      '1:4 "[#a]" at the end of the heading is shown as it is. Write {#a} for an id, or \\[#a].',
      '## A {#a}',
    ],
    [
      '## A {#}',
      '1:6 The id of the heading is empty. Write ## Heading {#id}, or remove the braces.',
      '## A',
    ],
    [
      '<Details summary="a"\n\nText.\n\n</Details>',
      '1:1 The tag that starts here does not end. Close it with > or />, and its attributes with a quote, or write \\< for a less-than sign.',
      '<Details summary="a">\n\nText.\n\n</Details>',
    ],
    [
      '<Cards><Card title="A" href="./page.mdx">b</Cards></Card>',
      '1:43 Found </Cards>, expected </Card>. First close <Card>, which was opened on line 5.',
      '<Cards><Card title="A" href="./page.mdx">b</Card></Cards>',
    ],
    ['A <br>b</br> c.', '1:3 <br> takes no content. Write <br/>.', 'A <br/> c.'],
    ['A</br>b', '1:2 "</br>" is not a line break. Write <br/>.', 'A<br/>b'],
    [
      '<RpcIndex group="a" />',
      '1:11 Unknown attribute "group" of <RpcIndex>. Remove it: <RpcIndex> takes no attributes.',
      'Text.',
    ],
    [
      '| --- | --- |\n| a | b |',
      '1:1 The delimiter row of a table needs a header right above it. Write the header, such as | A | B |, on the line above.',
      '| A | B |\n| --- | --- |\n| a | b |',
    ],
    [
      '![A](a.bmp)',
      '1:1 Images of the type .bmp are not supported here. Save the image as PNG, JPEG, WebP or AVIF.',
      '![A](./console.png)',
    ],
  ],
  'Markdown in attributes': [
    [
      '<Details summary="Why `a` is text">\n\nText.\n\n</Details>',
      '1:10 The summary is plain text, but contains `a`. Remove the Markdown or HTML.',
      '<Details summary="Why a is text">\n\nText.\n\n</Details>',
    ],
    [
      '<Steps>\n<Step title="Send **now**">\n\nText.\n\n</Step>\n</Steps>',
      '2:7 The title is plain text, but contains **now**. Remove the Markdown or HTML.',
      '<Steps>\n<Step title="Send now">\n\nText.\n\n</Step>\n</Steps>',
    ],
    [
      '<Figure src="./console.png" alt="A." caption="As in [a](./page.mdx)" />',
      '1:38 The caption is plain text, but contains [a](./page.mdx). Remove the Markdown or HTML.',
      '<Figure src="./console.png" alt="A." caption="As in a" />',
    ],
  ],
  'braces that are not closed': [
    [
      '<Details summary="About {network">\n\nText.\n\n</Details>',
      '1:10 A "{" is not closed. Close it with }, or write \\{ for a literal brace.',
      '<Details summary="About {network} and \\{">\n\nText.\n\n</Details>',
    ],
    [
      '![A {network wallet](./console.png)',
      '1:5 A "{" is not closed. Close it with }, or write \\{ for a literal brace.',
      "![A {network} wallet with \\{](./console.png 'The \\{ in it')",
    ],
  ],
};
