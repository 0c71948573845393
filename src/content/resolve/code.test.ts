import { problemsOf } from '../fixtures';

describe('mistakes: code blocks', () => {
  it.each<[string, string[]]>([
    ['```\nx\n```', ['1:1 The code block names no language. Write ```text for plain text.']],
    ['```jsn\nx\n```', ['1:4 Unknown language "jsn" of a code block. Did you mean "json"?']],
    [
      '```json tilte="x"\nx\n```',
      ['1:9 Unknown option "tilte="x"" of a code block. Did you mean "title"?'],
    ],
    [
      '```json {1-3}\nx\n```',
      ['1:9 "{1-3}" does not name lines of this block. Write lines from 1 to 1 as in {1,3-5}.'],
    ],
    [
      '```json {a}\nx\n```',
      ['1:9 "{a}" does not name lines of this block. Write lines from 1 to 1 as in {1,3-5}.'],
    ],
    [
      '```json title= "x"\nx\n```',
      [
        '1:9 Unknown option "title=" of a code block. Write title="…" with quotes and without spaces around the equals sign.',
        '1:16 Unknown option ""x"" of a code block. Options are title="…", {1,3-5}, showLineNumbers, raw.',
      ],
    ],
    [
      '```json shwoLineNumbers\nx\n```',
      ['1:9 Unknown option "shwoLineNumbers" of a code block. Did you mean "showLineNumbers"?'],
    ],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
