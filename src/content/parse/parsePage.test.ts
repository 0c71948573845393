import { problemsOf } from '../fixtures';

describe('mistakes: syntax', () => {
  it.each<[string, string[]]>([
    [
      '<div>x</div>',
      [
        '1:1 The HTML element <div> is not allowed. Use Markdown or one of the components; write \\< for a less-than sign.',
      ],
    ],
    [
      'Text <b>bold</b>',
      [
        '1:6 <b> stands inside a line of text. HTML is not allowed; use Markdown, or write \\< for a less-than sign.',
      ],
    ],
    ['a < b', []],
    [
      'a <b',
      [
        '1:5 The file ends inside a tag or an expression. Close it with >, /> or }, and texts in it with a quote.',
      ],
    ],
    [
      'a <5',
      [
        '1:4 A "<" followed by "5" begins no component. Write \\< for a less-than sign in prose, or put it into `code`.',
      ],
    ],
    [
      '<!-- c -->',
      [
        '1:2 HTML comments are not allowed. Write {/* a comment */}, which is dropped from the page.',
      ],
    ],
    [
      'text <!-- c -->',
      [
        '1:7 HTML comments are not allowed. Write {/* a comment */}, which is dropped from the page.',
      ],
    ],
    [
      '<Cards>\n<Card title=a href="./page.mdx">y</Card>\n</Cards>',
      ['2:13 An attribute\'s value begins with "a". Put the value in double quotes: label="bash".'],
    ],
    [
      '<Tabs>\n<Tab label="x">\n\nhi\n\n</Tab>',
      [
        '1:1 <Tabs> is not closed. Close it with </Tabs> on a line of its own, with an empty line before it, or with /> when it has no content.',
      ],
    ],
    [
      '</Tabs>',
      [
        '1:2 A component is closed that was not opened. Open it before, or take the closing tag away.',
      ],
    ],
    [
      '<Tabs>\n<Tab label="x">\nhi\n</Tabs>',
      ['4:1 </Tabs> stands where </Tab> is expected. <Tab> was opened on line 6; close it first.'],
    ],
    [
      '<>x</>',
      [
        '1:1 Fragments (<>) are not allowed. Use Markdown or one of the components; write \\< for a less-than sign.',
      ],
    ],
    ['10:30 and ::x and :y', []],
    [
      '<https://x.com>',
      ['1:8 Addresses in <> are not allowed. Write the address without them, or [text](address).'],
    ],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
