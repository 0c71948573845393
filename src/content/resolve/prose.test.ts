import { problemsOf } from '../fixtures';

describe('checks of tokens and expressions', () => {
  it.each<[string, string[]]>([
    [
      'Text {unknown}.',
      [
        '1:6 Unknown token "{unknown}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
      ],
    ],
    ['Text {netwrok}.', ['1:6 Unknown token "{netwrok}". Did you mean {network}?']],
    [
      'Text {fees}.',
      [
        '1:6 The token "{fees}" is a group of values, which text cannot contain. Use one of its values, such as {fees.base}.',
      ],
    ],
    ['Text {fees.bas}.', ['1:6 Unknown token "{fees.bas}". Did you mean {fees.base}?']],
    [
      'Text {1 + 1}.',
      [
        '1:6 "{1 + 1}" is not a token. Put a token such as {network} in the braces, or write \\{ for a literal brace.',
      ],
    ],
    [
      'Text {"x"}.',
      ['1:6 A string in braces is an expression, not text. Write x without the braces and quotes.'],
    ],
    ['{network}', []],
    [
      '{foo()}',
      [
        '1:1 "{foo()}" is not a token. Put a token such as {network} in the braces, or write \\{ for a literal brace.',
      ],
    ],
    [
      'Text {unclosed',
      ['1:6 A "{" is not closed. Close it with }, or write \\{ for a literal brace.'],
    ],
    ['a } b', []],
    [
      '| a |\n|---|\n| {foo} |',
      [
        '3:3 Unknown token "{foo}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
      ],
    ],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
