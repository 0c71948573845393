import { htmlOf, problemsOf } from '../../fixtures';

describe('checks of links', () => {
  it.each<[string, string[]]>([
    [
      '[x](./nope.mdx)',
      [
        '1:1 There is no page /nope.mdx. Paths without a leading slash start at the folder of this file.',
      ],
    ],
    [
      '[x](/documentation/othr.mdx)',
      ['1:1 There is no page /documentation/othr.mdx. Did you mean /documentation/other.mdx?'],
    ],
    [
      '[x](/documentation/other)',
      [
        '1:1 The link "/documentation/other" does not name the file of a page. Write /documentation/other.mdx.',
      ],
    ],
    [
      '[x](./documentation/other)',
      [
        '1:1 The link "./documentation/other" does not name the file of a page. Write ./documentation/other.mdx.',
      ],
    ],
    [
      '[x](/documentation/sub)',
      [
        '1:1 The link "/documentation/sub" does not name the file of a page. Write /documentation/sub/index.mdx.',
      ],
    ],
    [
      '[x](/documentation/sub/)',
      [
        '1:1 The link "/documentation/sub/" does not name the file of a page. Write /documentation/sub/index.mdx.',
      ],
    ],
    [
      '[x](./page.md)',
      ['1:1 The link "./page.md" does not name the file of a page. Write ./page.mdx.'],
    ],
    [
      '[x](./draft.mdx)',
      [
        '1:1 The page /draft.mdx is a draft and will not be published. Remove the link, or publish the page.',
      ],
    ],
    [
      '[x](../../../x.mdx)',
      [
        '1:1 The link "../../../x.mdx" leaves the folder of the version. Link only to pages of this version.',
      ],
    ],
    ['[x](/openrpc.json)', []],
    [
      '[x](/open.json)',
      [
        '1:1 There is no file /open.json in static/. Write the path of a file in static/, such as /name.pdf.',
      ],
    ],
    [
      '[x](openrpc.json)',
      ['1:1 The link "openrpc.json" is not the address of a file. Write /openrpc.json.'],
    ],
    [
      '[x](..)',
      ['1:1 The link ".." leaves the folder of the version. Link only to pages of this version.'],
    ],
    ['a [^]\n\n[^]: b', ['3:1 A footnote has no name. Write [^1] here and in the text.']],
    [
      '[x](#nope)',
      [
        '1:1 This page has no element with the id "nope". It has no headings. Remove the anchor from the link.',
      ],
    ],
    [
      '## Fees\n\n[x](#fee)',
      ['3:1 This page has no element with the id "fee". Did you mean #fees?'],
    ],
    ['[x]()', ['1:1 The link has no target. Link to a page, a #heading or a URL.']],
    ['[x](#)', ['1:1 The link has no target. Link to a page, a #heading or a URL.']],
    ['[x](#%)', ['1:1 The anchor "#%" has an invalid percent escape. Write the id unescaped.']],
    [
      '[x](javascript:alert)',
      ['1:1 Links with "javascript:" are not allowed. Use https: or mailto:.'],
    ],
    ['[x](//a.b)', ['1:1 The link has no scheme. Write https://a.b.']],
    ['[x](ftp://x)', ['1:1 Links with "ftp:" are not allowed. Use https: or mailto:.']],
    [
      '[x](https://x.com/{foo})',
      [
        '1:1 Unknown token "{foo}". Use a site name or a value of a file in reference/, or write %7B for a literal brace.',
      ],
    ],
    [
      '![a](/a.png)',
      [
        '1:1 There is no image /a.png. Paths with a leading slash start at the folder of the version.',
      ],
    ],
    [
      '[a][b]\n\n[b]: ./nope.mdx',
      [
        '3:1 There is no page /nope.mdx. Paths without a leading slash start at the folder of this file.',
      ],
    ],
    ['x [^1]', ['1:3 The footnote [^1] has no text. Add a line with [^1]: and the text.']],
    ['Mail a@b.co and www.x.com and https://x.com/{network}.', []],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

const undefinedLink = (position: string, label = 'nope') =>
  `${position} The link [${label}] is not defined. Add a line with [${label}]: and the URL, or write \\[ for a literal bracket.`;

describe('resolveDefinitions', () => {
  it.each([
    ['in a list', '[a][b]\n\n- x\n\n  [b]: https://x.com/1'],
    ['in a quote', '[a][b]\n\n> [b]: https://x.com/1'],
  ])('finds a definition %s', (_name, body) => {
    expect(htmlOf(body)).toContain('<a href="https://x.com/1"');
  });

  it('reports a second definition', () => {
    expect(problemsOf('[a][b]\n\n[b]: https://x.com/1\n[b]: https://x.com/2')).toEqual([
      '4:1 The link [b] is defined twice. Rename or remove one of the two.',
    ]);
  });

  it('reports a broken definition once, however often it is used', () => {
    expect(problemsOf('[a][b] and [c][b].\n\n[b]: ./page.md')).toEqual([
      '3:1 The link "./page.md" does not name the file of a page. Write ./page.mdx.',
    ]);
  });

  it.each<[string, string[]]>([
    ['[a][nope]', [undefinedLink('1:1')]],
    ['See [a][nope] and\nthen [b][no].', [undefinedLink('1:5'), undefinedLink('2:6', 'no')]],
    ['[`a`][nope]', [undefinedLink('1:1')]],
    ['[nope][]', [undefinedLink('1:1')]],
    ['[0][1] and x[i][j]', []],
    ['- > [a][nope]', [undefinedLink('1:5')]],
    ['`[a][nope]`', []],
    ['```text\n[a][nope]\n```', []],
    [String.raw`\[a][nope] and \[a]\[nope]`, []],
    ['An array [1] and [2].', []],
  ])('finds the links without a definition, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
