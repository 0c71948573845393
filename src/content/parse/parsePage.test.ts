import { problemsOf } from '../fixtures';

describe('problems: syntax', () => {
  it.each<[string, string[]]>([
    [
      '<div>x</div>',
      [
        '1:1 The HTML element <div> is not allowed. Use Markdown or a component, or write \\< for a less-than sign.',
      ],
    ],
    [
      'Text <b>bold</b>',
      [
        '1:6 <b> is inside a line of text. HTML is not allowed; use Markdown, or write \\< for a less-than sign.',
      ],
    ],
    ['a < b', []],
    [
      'a <b',
      [
        '1:5 The file ends inside a tag or an expression. Close the tag with > or />, the expression with }, and strings with a quote.',
      ],
    ],
    [
      'a <5',
      ['1:4 "<5" does not start a component. Write \\< for a less-than sign, or put it in `code`.'],
    ],
    ['<!-- c -->', ['1:2 HTML comments are not allowed. Write {/* a comment */} instead.']],
    ['text <!-- c -->', ['1:7 HTML comments are not allowed. Write {/* a comment */} instead.']],
    [
      '<Cards>\n<Card title=a href="./page.mdx">y</Card>\n</Cards>',
      ['2:13 An attribute value starts with "a". Put the value in double quotes: label="bash".'],
    ],
    [
      '<Tabs>\n<Tab label="x">\n\nhi\n\n</Tab>',
      [
        '1:1 <Tabs> is not closed. Put </Tabs> on its own line after a blank line, or end the tag with /> if it has no content.',
      ],
    ],
    [
      '</Tabs>',
      ['1:2 A closing tag has no opening tag. Add the opening tag, or remove the closing one.'],
    ],
    [
      '<Tabs>\n<Tab label="x">\nhi\n</Tabs>',
      ['4:1 Found </Tabs>, expected </Tab>. Close <Tab>, opened on line 6, first.'],
    ],
    [
      '<>x</>',
      [
        '1:1 Fragments (<>) are not allowed. Use Markdown or a component, or write \\< for a less-than sign.',
      ],
    ],
    ['10:30 and ::x and :y', []],
    [
      '<https://x.com>',
      ['1:8 URLs in <> are not allowed. Write the URL without <>, or [text](URL).'],
    ],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
