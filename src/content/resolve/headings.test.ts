import { problemsOf } from '../fixtures';

describe('checks of headings', () => {
  it.each<[string, string[]]>([
    [
      '# Title',
      [
        '1:1 This heading is a second title; the front matter has the first. Remove this heading, or start it with ##.',
      ],
    ],
    ['#### Deep', ['1:1 A level 4 heading follows a level 1 heading. Use ## here.']],
    ['## A\n\n#### B', ['3:1 A level 4 heading follows a level 2 heading. Use ### here.']],
    [
      '<Tabs>\n<Tab label="A">\n## A\n\n### B\n</Tab>\n<Tab label="B">\n## C\n\n#### D\n</Tab>\n</Tabs>\n\n### E',
      [
        '10:1 A level 4 heading follows a level 2 heading. Use ### here.',
        '14:1 A level 3 heading follows a level 1 heading. Use ## here.',
      ],
    ],
    ['## ', ['1:1 The heading is empty. Add text or remove it.']],
    ['# {#x}', ['1:1 The heading is empty. Add text or remove it.']],
    ['## {#x}', ['1:1 The heading is empty. Add text or remove it.']],
    [
      '## A {#x y}',
      [
        '1:6 "x y" is not a valid id. Start with a letter, digit or _; after that, - . and : are allowed too.',
      ],
    ],
    ['## A {#1.2}\n\n## B {#_b}', []],
    ['## A {#__main}', ['1:6 The id "__main" is reserved for the page shell. Choose another id.']],
    ['## A {#x}\n\n## B {#x}', ['3:6 Duplicate id "x". Choose another id.']],
    ['Text {#x}', ['1:6 The id "{#x}" is not at the end of a heading. Write ## Heading {#id}.']],
    [
      '- ## In list',
      [
        '1:3 A heading is inside a list, a quote or another block that may not contain headings. Move it out, or use **bold** text.',
      ],
    ],
    [
      '> ## q',
      [
        '1:3 A heading is inside a list, a quote or another block that may not contain headings. Move it out, or use **bold** text.',
      ],
    ],
    [
      ':::note\n## H\n:::',
      [
        '2:1 A heading is inside a list, a quote or another block that may not contain headings. Move it out, or use **bold** text.',
      ],
    ],
    [
      '## A\n\n##### B\n\n###### C',
      [
        '3:1 A level 5 heading follows a level 2 heading. Use ### here.',
        '5:1 A heading may not be deeper than level 5. Use ##### or **bold** text.',
      ],
    ],
    [
      '# A\n\n### B\n\n# C',
      [
        '1:1 This heading is a second title; the front matter has the first. Remove this heading, or start it with ##.',
        '5:1 This heading is a second title; the front matter has the first. Remove this heading, or start it with ##.',
      ],
    ],
    [
      '[a](#x%20y)\n\n## A {#x y}',
      [
        '3:6 "x y" is not a valid id. Start with a letter, digit or _; after that, - . and : are allowed too.',
      ],
    ],
    [
      '---\n\nx\n===',
      [
        '3:1 This heading is a second title; the front matter has the first. Remove this heading, or start it with ##.',
      ],
    ],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
