import { problemsOf } from '../fixtures';

describe('mistakes: headings', () => {
  it.each<[string, string[]]>([
    ['# Title', ['1:1 A page has one title, which is in its front matter. Begin with ##.']],
    ['#### Deep', ['1:1 A heading of level 4 follows one of level 1. Write ## here.']],
    ['## A\n\n#### B', ['3:1 A heading of level 4 follows one of level 2. Write ### here.']],
    ['## ', ['1:1 The heading is empty. Give it a text or take it away.']],
    ['# {#x}', ['1:1 The heading is empty. Give it a text or take it away.']],
    ['## {#x}', ['1:1 The heading is empty. Give it a text or take it away.']],
    [
      '## A {#x y}',
      [
        '1:6 "x y" cannot be an id. Begin with a letter, a digit or _; then - . and : may stand as well.',
      ],
    ],
    ['## A {#1.2}\n\n## B {#_b}', []],
    [
      '## A {#__main}',
      ['1:6 The id "__main" belongs to the site around the page. Give the heading another id.'],
    ],
    [
      '## A {#x}\n\n## B {#x}',
      ['3:6 The id "x" is there twice. Give each heading an id of its own.'],
    ],
    [
      'Text {#x}',
      ['1:6 The id "{#x}" does not stand at the end of a heading. Write ## Heading {#id}.'],
    ],
    [
      '- ## In list',
      [
        '1:3 A heading stands inside a component, list or quote. Put it outside, or use **bold** text.',
      ],
    ],
    [
      '> ## q',
      [
        '1:3 A heading stands inside a component, list or quote. Put it outside, or use **bold** text.',
      ],
    ],
    [
      ':::note\n## H\n:::',
      [
        '2:1 A heading stands inside a component, list or quote. Put it outside, or use **bold** text.',
      ],
    ],
    [
      '## A\n\n##### B\n\n###### C',
      [
        '3:1 Headings end at level 4. Write #### or **bold** text.',
        '5:1 Headings end at level 4. Write #### or **bold** text.',
      ],
    ],
    [
      '# A\n\n### B\n\n# C',
      [
        '1:1 A page has one title, which is in its front matter. Begin with ##.',
        '5:1 A page has one title, which is in its front matter. Begin with ##.',
      ],
    ],
    [
      '[a](#x%20y)\n\n## A {#x y}',
      [
        '3:6 "x y" cannot be an id. Begin with a letter, a digit or _; then - . and : may stand as well.',
      ],
    ],
    ['---\n\nx\n===', ['3:1 A page has one title, which is in its front matter. Begin with ##.']],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
