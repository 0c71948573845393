import { compile, htmlOf, problemsOf } from '../../fixtures';

it('hides the reason for norun from readers', () => {
  const { article, problems } = compile('Text.\n\n```bash norun="No console"\nls\n```\n');
  expect(problems).toEqual([]);
  expect(JSON.stringify(article)).not.toContain('No console');
});

it.each([
  ['with its title', '```bash collapsed title="Setup"', 'Setup'],
  ['with "Show the code"', '```bash collapsed', 'Show the code'],
])('folds a collapsed block, and labels it %s', (_name, start, label) => {
  const html = htmlOf(`${start}\nls\n\`\`\``);
  expect(html).toMatch(new RegExp(`^<details[^>]*><summary>${label}</summary>`));
});

describe('checks of code blocks', () => {
  it.each<[string, string[]]>([
    ['```\nx\n```', ['1:1 The code block has no language. Write ```text for plain text.']],
    [
      '```jsn\nx\n```',
      ['1:4 Unknown code block language "jsn", shown as plain text. Did you mean "json"?'],
    ],
    [
      '```json tilte="x"\n1\n```',
      ['1:9 Unknown code block option "tilte="x"". Did you mean "title"?'],
    ],
    [
      '```json {1-3}\n1\n```',
      ['1:9 "{1-3}" is not a list of lines in this block. Write {1}, its only line.'],
    ],
    [
      '```json {a}\n1\n```',
      ['1:9 "{a}" is not a list of lines in this block. Write {1}, its only line.'],
    ],
    [
      '```json title= "x"\n1\n```',
      ['1:9 Unknown code block option "title= "x"". Write title="x".'],
    ],
    [
      '```json shwoLineNumbers\n1\n```',
      ['1:9 Unknown code block option "shwoLineNumbers". Did you mean "showLineNumbers"?'],
    ],
    ['```text\n\n```', ['1:1 The code block is empty. Add content or remove it.']],
    [
      '- ```json\n  {\n    "a": 1,\n  }\n  ```',
      [
        '4:3 Invalid JSON: unexpected comma before }. Remove the comma. For comments and omissions, write ```jsonc.',
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
        '1:18 Unknown token "{fees.x}" in the title. Use a value of reference/fees.yaml.',
        '3:8 Unknown token "{fees.never}" in code. Use a value of reference/fees.yaml, or add the raw option to keep braces.',
      ],
    ],
    [
      '```json\n{ "fee": {fees.bse} }\n```',
      ['2:10 Unknown token "{fees.bse}" in code. Did you mean {fees.base}?'],
    ],
    ['`{other.bas}`, `{x}`\n\n```bash raw\necho {fees.never}\n```', []],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});

describe('checks of fences', () => {
  const open = 'The code block is not closed. Add a line with the closing fence.';

  it.each<[string, string[]]>([
    ['[a](#b)\n\n```text\nx\n\n## B', [`3:1 ${open}`]],
    ['```text {9}\nx', [`1:1 ${open}`]],
    ['- ```text\n  x\n\nText', [`1:3 ${open}`]],
    ['````text\nx\n```', [`1:1 ${open}`]],
    [
      '```text\nx\n\n```json\n{}\n```',
      [
        '1:1 The code block is not closed before the one on line 8. Add a line with the closing fence.',
      ],
    ],
    ['<Details summary="x">\n\n```text\nx\n\n</Details>', [`3:1 ${open}`]],
    ['> ```text\n> x\n> ```\n\n~~~text\nx\n~~~~\n\n````text\n```json\n````', []],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
