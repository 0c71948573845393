import { problemsOf } from '../fixtures';

describe('mistakes: tokens and expressions', () => {
  it.each<[string, string[]]>([
    [
      'Text {unknown}.',
      [
        '1:6 Unknown token "{unknown}". Tokens are the names of the site and the values of the files in reference/; write \\{ for a brace in prose.',
      ],
    ],
    ['Text {netwrok}.', ['1:6 Unknown token "{netwrok}". Did you mean {network}?']],
    [
      'Text {fees}.',
      [
        '1:6 The token "{fees}" is a group of values and cannot stand in text. Name one of its values, such as {fees.base}.',
      ],
    ],
    ['Text {fees.bas}.', ['1:6 Unknown token "{fees.bas}". Did you mean {fees.base}?']],
    [
      'Text {1 + 1}.',
      [
        '1:6 "{1 + 1}" is not a token. Braces hold a token such as {network}; write \\{ for a brace in prose.',
      ],
    ],
    [
      'Text {"x"}.',
      [
        '1:6 "{"x"}" is not a token. Braces hold a token such as {network}; write \\{ for a brace in prose.',
      ],
    ],
    ['{network}', []],
    [
      '{foo()}',
      [
        '1:1 "{foo()}" is not a token. Braces hold a token such as {network}; write \\{ for a brace in prose.',
      ],
    ],
    [
      'Text {unclosed',
      ['1:6 A "{" is not closed. Close it with }, or write \\{ for a brace in prose.'],
    ],
    ['a } b', []],
    [
      '| a |\n|---|\n| {foo} |',
      [
        '3:3 Unknown token "{foo}". Tokens are the names of the site and the values of the files in reference/; write \\{ for a brace in prose.',
      ],
    ],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
