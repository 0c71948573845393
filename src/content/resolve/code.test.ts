import { problemsOf } from '../fixtures';

describe('mistakes: code blocks', () => {
  it.each<[string, string[]]>([
    ['```\nx\n```', ['1:1 The code block names no language. Write ```text for plain text.']],
    ['```jsn\nx\n```', ['1:4 Unknown language "jsn" of a code block. Did you mean "json"?']],
    [
      '```json tilte="x"\n1\n```',
      ['1:9 Unknown option "tilte="x"" of a code block. Did you mean "title"?'],
    ],
    [
      '```json {1-3}\n1\n```',
      ['1:9 "{1-3}" does not name lines of this block. Write lines from 1 to 1 as in {1,3-5}.'],
    ],
    [
      '```json {a}\n1\n```',
      ['1:9 "{a}" does not name lines of this block. Write lines from 1 to 1 as in {1,3-5}.'],
    ],
    [
      '```json title= "x"\n1\n```',
      [
        '1:9 Unknown option "title=" of a code block. Write title="…" with quotes and without spaces around the equals sign.',
        '1:16 Unknown option ""x"" of a code block. Options are title="…", {1,3-5}, showLineNumbers, raw.',
      ],
    ],
    [
      '```json shwoLineNumbers\n1\n```',
      ['1:9 Unknown option "shwoLineNumbers" of a code block. Did you mean "showLineNumbers"?'],
    ],
    ['```text\n\n```', ['1:1 The code block is empty. Give it content or take it away.']],
    [
      '- ```json\n  {\n    "a": 1,\n  }\n  ```',
      [
        '4:3 This is not valid JSON: a comma stands before }. Take the comma away. Write ```text for a sample that is no whole JSON.',
      ],
    ],
    ['```json\n{ "fee": {fees.base}, "network": "{network}" }\n```', []],
    [
      'The fee `{fees.bas}`.',
      ['1:10 Unknown token "{fees.bas}" in code. Did you mean {fees.base}?'],
    ],
    [
      '> ```bash title="{fees.x}"\n> a\n> echo {fees.never} {limits}\n> ```',
      [
        '1:18 Unknown token "{fees.x}" in code. Name a value of reference/fees.yaml.',
        '3:8 Unknown token "{fees.never}" in code. Name a value of reference/fees.yaml; the option raw leaves braces as they are.',
      ],
    ],
    [
      '```json\n{ "fee": {fees.bse} }\n```',
      ['2:10 Unknown token "{fees.bse}" in code. Did you mean {fees.base}?'],
    ],
    ['`{other.bas}`, `{x}`\n\n```bash raw\necho {fees.never}\n```', []],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

describe('mistakes: fences', () => {
  const open =
    'The code block is not closed. Close it with the signs of its first line on a line of their own.';

  it.each<[string, string[]]>([
    ['[a](#b)\n\n```text\nx\n\n## B', [`3:1 ${open}`]],
    ['```text {9}\nx', [`1:1 ${open}`]],
    ['- ```text\n  x\n\nText', [`1:3 ${open}`]],
    ['````text\nx\n```', [`1:1 ${open}`]],
    [
      '```text\nx\n\n```json\n{}\n```',
      [
        '1:1 The code block is not closed before the one on line 8. Close it with the signs of its first line on a line of their own.',
      ],
    ],
    ['<Details summary="x">\n\n```text\nx\n\n</Details>', [`3:1 ${open}`]],
    ['> ```text\n> x\n> ```\n\n~~~text\nx\n~~~~\n\n````text\n```json\n````', []],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
