import { problemsOf } from '../fixtures';

describe('problems: admonitions', () => {
  it.each<[string, string[]]>([
    [':::nte\nx\n:::', ['1:1 Unknown admonition ":::nte". Did you mean :::note?']],
    [':::note\nx', ['1:1 The admonition ":::note" is not closed. Close it with a line :::.']],
    [
      ':::note Title\nx\n:::',
      [
        '1:1 This line starts like an admonition but is not one. Put :::warning or :::warning[Title] on its own line, and ::: on the last line.',
      ],
    ],
    [':::note\n:::', ['1:1 The admonition ":::note" is empty. Add content or remove it.']],
    [':::note{.x}\nx\n:::', ['1:1 An admonition takes no attributes. Write :::note[Title].']],
    [
      '::: note\nx\n:::',
      [
        '1:1 This line starts like an admonition but is not one. Put :::warning or :::warning[Title] on its own line, and ::: on the last line.',
      ],
    ],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
