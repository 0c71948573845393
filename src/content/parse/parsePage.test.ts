import { problemsOf } from '../fixtures';

describe('the syntax check', () => {
  it.each<[string, string[]]>([
    [
      '<div>x</div>',
      [
        '1:1 The HTML element <div> is not allowed. Remove the tags and keep the content, with blank lines around it.',
      ],
    ],
    ['Text <b>bold</b>', ['1:6 The HTML element <b> is not allowed. Write **bold**.']],
    ['a < b', []],
    [
      'a <b',
      [
        '1:3 The tag that starts here does not end. Close it with > or />, and its attributes with a quote, or write \\< for a less-than sign.',
      ],
    ],
    [
      'a <5',
      ['1:3 "<5" does not start a component. Write \\< for a less-than sign, or put it in `code`.'],
    ],
    ['<!-- c\n\n[d](./no.mdx) -->\n\ntext <!-- e --> f', []],
    [
      '<!-- c',
      ['1:1 The HTML comment is not closed. Close it with -->, or write \\< for a less-than sign.'],
    ],
    [
      '<Cards>\n<Card title=a href="./page.mdx">y</Card>\n</Cards>',
      [
        '2:13 An attribute value starts with "a" instead of a quote. Put the value in double quotes: label="bash".',
      ],
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
      ['4:1 Found </Tabs>, expected </Tab>. First close <Tab>, which was opened on line 6.'],
    ],
    [
      '<>x</>',
      [
        '1:1 Fragments (<>) are not allowed. Remove the tags and keep the content, with blank lines around it.',
      ],
    ],
    [
      '- <Tabs>\n\n  text\n\nmore',
      [
        '1:3 <Tabs> is not closed within its list item. Put <Tabs> and </Tabs> on separate lines, with blank lines around their content.',
      ],
    ],
    ['10:30 and ::x and :y', []],
    [
      '<https://x.com>',
      [
        '1:1 URLs and email addresses in <> are not allowed. Write the URL without <>, or [text](URL).',
      ],
    ],
  ])('finds the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
