import { problemsOf } from '../../fixtures';

describe('checks of admonitions', () => {
  it.each<[string, string[]]>([
    [':::nte\nx\n:::', ['1:1 Unknown admonition ":::nte". Did you mean :::note?']],
    [':::nte{.x}\nx\n:::', ['1:1 Unknown admonition ":::nte". Did you mean :::note?']],
    [':::note\nx', ['1:1 The admonition ":::note" is not closed. Close it with :::.']],
    [
      ':::note Title\nx\n:::',
      ['1:1 This line starts like an admonition but is not one. Write :::note[Title].'],
    ],
    [
      ':::note Title\n\nx\n\n:::',
      ['1:1 This line starts like an admonition but is not one. Write :::note[Title].'],
    ],
    [
      'x\n\n:::',
      [
        '3:1 This line closes an admonition, but none is open. Remove it, or open one above it: :::note.',
      ],
    ],
    [':::caution\nx\n:::\n\n:::important\nx\n:::', []],
    [
      ':::note\n::::tip\nx\n:::\n:::',
      ['2:1 The admonition "::::tip" is not closed. Write only :::: on line 8.'],
    ],
    [
      '::::note\n\n~~~text\n```\n:::\n~~~\n\n:::',
      ['1:1 The admonition "::::note" is not closed. Write only :::: on line 12.'],
    ],
    [
      '::::note\nx\n::',
      ['1:1 The admonition "::::note" is not closed. Write only :::: on line 7.'],
    ],
    [
      '::::note\nx\n:::: end',
      ['1:1 The admonition "::::note" is not closed. Write only :::: on line 7.'],
    ],
    [':::note\n:::', ['1:1 The admonition ":::note" is empty. Add content or remove it.']],
    [':::note{.x}\nx\n:::', ['1:1 An admonition takes no attributes. Write :::note[Title].']],
    [
      '::: note\nx\n:::',
      ['1:1 This line starts like an admonition but is not one. Write :::note.'],
    ],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
