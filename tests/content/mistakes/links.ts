import type { Mistakes } from './mistake';

export const links: Mistakes = {
  links: [
    [
      '[a](./page)',
      '1:1 The link "./page" does not name the file of a page. Write ./page.mdx.',
      '[a](./page.mdx)',
    ],
    [
      '[a](./page.md)',
      '1:1 The link "./page.md" does not name the file of a page. Write ./page.mdx.',
      '[a](./page.mdx)',
    ],
    [
      '[a](./pgae.mdx)',
      '1:1 There is no page /pgae.mdx. Did you mean /page.mdx?',
      '[a](./page.mdx)',
    ],
    [
      '[a](/releases/v1.20.0)',
      '1:1 There is no page /releases/v1.20.0.mdx. Paths with a leading slash start at the folder of the version.',
      '[a](./page.mdx)',
    ],
    [
      '[a](./draft.mdx)',
      '1:1 The page /draft.mdx is a draft and will not be published. Remove the link, or publish the page.',
      'a',
    ],
    [
      '[a](../../../x.mdx)',
      '1:1 The link "../../../x.mdx" leaves the folder of the version. Link only to pages of this version.',
      '[a](./page.mdx)',
    ],
    ...['./tour.mp4', './none.png'].map((file): readonly [string, string, string] => [
      `[a](${file})`,
      `1:1 There is no file ${file} in static/. Write the path of a file in static/, such as /name.pdf.`,
      '[a](/openrpc.json)',
    ]),
    [
      '[a](/none.json)',
      '1:1 There is no file /none.json in static/. Write the path of a file in static/, such as /name.pdf.',
      '[a](/openrpc.json)',
    ],
    [
      '[a](./page.mdx"Title")',
      '1:1 The title of a link is not shown. Remove it, and put what readers need to know into the text.',
      '[a](./page.mdx)',
    ],
    [
      '[a](https://a.example"Title")',
      '1:1 The title of a link is not shown. Remove it, and put what readers need to know into the text.',
      '[a](https://a.example)',
    ],
    [
      '[a]()',
      '1:1 The link has no target. Link to a page, a #heading or a URL.',
      '[a](./page.mdx)',
    ],
    ['[](./page.mdx)', '1:1 The link has no text. Write [text](URL).', '[a](./page.mdx)'],
    [
      '[a](//a.example)',
      '1:1 The link has no scheme. Write https://a.example.',
      '[a](https://a.example)',
    ],
    [
      '[a](ftp://a.example)',
      '1:1 Links with "ftp:" are not allowed. Use https: or mailto:.',
      '[a](https://a.example)',
    ],
    [
      '[a](pathname:///openrpc.json)',
      '1:1 Links with "pathname:" are not allowed. Write /openrpc.json.',
      '[a](/openrpc.json)',
    ],
    [
      '[a](./b c.mdx)',
      '1:1 A link URL contains a space. Write %20 instead; file names in the documentation have no spaces.',
      '[a](https://x.example/b%20c)',
    ],
    ['[a](./page.mdx', '1:1 A link URL is not closed. Close it with ).', '[a](./page.mdx)'],
    [
      '[a] (./page.mdx)',
      '1:1 Unexpected space between link text and URL. Write [text](./page.mdx).',
      '[a](./page.mdx)',
    ],
    [
      '[a][b]',
      '1:1 The link [b] is not defined. Add a line with [b]: and the URL, or write \\[ for a literal bracket.',
      '[a][b]\n\n[b]: ./page.mdx',
    ],
    [
      'See [optional] fields.',
      '1:5 The link [optional] is not defined. Write [optional](URL) for a link, or write \\[ for a literal bracket.',
      'See \\[optional] fields.',
    ],
    [
      '[a][b] and [c][b].\n\n[b]: ./page.md',
      '3:1 The link "./page.md" does not name the file of a page. Write ./page.mdx.',
      '[a][b] and [c][b].\n\n[b]: ./page.mdx',
    ],
    [
      '[a][b]\n\n[b]: ./page.mdx\n[b]: /openrpc.json',
      '4:1 The link [b] is defined twice. Rename or remove one of the two.',
      '[a][b]\n\n[b]: ./page.mdx',
    ],
    [
      '[b]\n[b]: https://x.com',
      '2:1 The definition of [b] is not valid Markdown. Put a blank line before it and a URL after the colon.',
      '[b]\n\n[b]: https://x.com',
    ],
    [
      '![A](./consol.png)',
      '1:1 There is no image /consol.png. Did you mean /console.png?',
      '![A](./console.png)',
    ],
    [
      '![](./console.png)',
      '1:1 The image has no alternative text. Write ![What it shows](./console.png).',
      '![What it shows](./console.png)',
    ],
    [
      '[![A](https://a.example/a.png)](https://a.example)',
      '1:2 "https://a.example/a.png" is not a file of the documentation. Save the image in the folder of the version and write its path, such as ./name.png.',
      '[![A](./console.png)](https://a.example)',
    ],
    [
      '![A](./a.gif)',
      '1:1 Images of the type .gif are not supported here. Save the image as PNG, JPEG, WebP or AVIF; for animations, use <Video>.',
      '![A](./console.png)',
    ],
    [
      '![A](./ring.svg)',
      '1:1 The drawing /ring.svg is not in the figures/ folder of the version. Save it there, and write /figures/name.svg.',
      '![A](/figures/ring.svg)',
    ],
    [
      '<Figure src="./console.png" dark="./documentation/icon.png" alt="A" />',
      '1:29 /documentation/icon.png has 32 × 32 pixels, but /console.png has 1000 × 500. Save both at the same size.',
      '<Figure src="./console.png" dark="./documentation/console-dark.png" alt="A" />',
    ],
    [
      '<Figure src="/figures/ring.svg" dark="./console.png" alt="A" />',
      '1:33 A drawing cannot have a variant for the dark theme. Remove dark, and use the colours var(--fig-…) in the drawing.',
      '<Figure src="/figures/ring.svg" alt="A" />',
    ],
  ],
  anchors: [
    [
      '## Fees\n\n[a](#fee)',
      '3:1 This page has no element with the id "fee". Did you mean #fees?',
      '## Fees\n\n[a](#fees)',
    ],
    [
      '[a](#fees)',
      '1:1 This page has no element with the id "fees". It has no headings. Remove the anchor from the link.',
      '## Fees\n\n[a](#fees)',
    ],
    [
      '## Fees\n\n[a](#%)',
      '3:1 The anchor "#%" has an invalid percent escape. Write the id unescaped.',
      '## Fees\n\n[a](#fees)',
    ],
    [
      '[a](#)',
      '1:1 The link has no target. Link to a page, a #heading or a URL.',
      '[a](./page.mdx)',
    ],
    [
      '## A {#__main}',
      '1:6 The id "__main" is reserved for the page shell. Choose another id.',
      '## A {#a}',
    ],
  ],
  tables: [
    [
      '| A | B |\n| --- | --- |\n| `a|b` | c |',
      '3:1 The row has 3 cells, but the table header has 2. Remove the extra cells, or write \\| for a literal | in a cell, even in code.',
      '| A | B |\n| --- | --- |\n| `a\\|b` | c |',
    ],
    [
      '| A | B |\n| --- | --- |\n| a |',
      '3:1 The row has 1 cell, but the table header has 2. Write one cell for each column, and put a blank line after the table.',
      '| A | B |\n| --- | --- |\n| a | |',
    ],
    [
      '| A | B |\n| a | b |',
      '1:1 The table has no delimiter row. Add | --- | --- | below the header, and a blank line before the table.',
      '| A | B |\n| --- | --- |\n| a | b |',
    ],
    [
      '| A | B |\n| --- |\n| a | b |',
      '1:1 The table header has 2 cells, but the delimiter row has 1. Write one --- for each column.',
      '| A | B |\n| --- | --- |\n| a | b |',
    ],
  ],
  footnotes: [
    [
      'A[^a].',
      '1:2 The footnote [^a] has no text. Add a line with [^a]: and the text.',
      'A[^a].\n\n[^a]: Text.',
    ],
    [
      'A.\n\n[^a]: Text.',
      '3:1 The footnote [^a] is never used. Add [^a] to the text, or remove the footnote.',
      'A[^a].\n\n[^a]: Text.',
    ],
    [
      'A[^a].\n\n[^a]: One.\n\n[^a]: Two.',
      '5:1 The footnote [^a] is defined twice. Rename or remove one of the two.',
      'A[^a].\n\n[^a]: One.',
    ],
  ],
  characters: [
    [
      'A zero\u200bwidth space.',
      '1:7 The invisible character U+200B has no width. Delete it.',
      'A zero width space.',
    ],
    [
      'A \u202eright-to-left override.',
      '1:3 The invisible character U+202E changes the direction of text. Delete it.',
      'A right-to-left override.',
    ],
    [
      'A bell \u0007.',
      '1:8 Unexpected control character U+0007. Delete it, or write its code as text.',
      'A bell.',
    ],
    [
      'A private \ue123 character.',
      '1:11 The private-use character U+E123 has no standard meaning. Use a standard Unicode character instead.',
      'A private character.',
    ],
    [
      '```text\n-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQ\n```',
      '2:1 This looks like a private key. Revoke the key, which may have leaked, and write … in its place.',
      '```text\n-----BEGIN PRIVATE KEY-----\n…\n```',
    ],
    [
      'Not UTF-8: caf\ufffd.',
      '1:15 The file is not UTF-8, or contains U+FFFD (\uFFFD). Save it as UTF-8, and write the intended characters in place of \uFFFD.',
      'Not UTF-8: café.',
    ],
  ],
};
