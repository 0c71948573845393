import { formatJson, formatMultiline, parseJson } from './json';

describe('formatJson', () => {
  it.each<[string, unknown, string]>([
    ['a string', 'a "b"', '"a \\"b\\""'],
    ['an empty object', {}, '{}'],
    ['an empty array', [], '[]'],
    ['a short value on one line', { a: [1, 2], b: null }, '{ "a": [1, 2], "b": null }'],
    ['the largest u64, unrounded', JSON.parse('18446744073709551615'), '18446744073709551615'],
    ['integers above 2^53, unrounded', { a: [9007199254740993n] }, '{ "a": [9007199254740993] }'],
    [
      'many numbers on few lines',
      Array(40).fill(100),
      `[\n  ${Array(15).fill('100').join(', ')},\n  ${Array(15).fill('100').join(', ')},\n  ${Array(10).fill('100').join(', ')}\n]`,
    ],
    [
      'long members on separate lines',
      { a: 'x'.repeat(50), b: 'y'.repeat(50) },
      `{\n  "a": "${'x'.repeat(50)}",\n  "b": "${'y'.repeat(50)}"\n}`,
    ],
    [
      'long items on separate lines',
      ['x'.repeat(50), { b: 'y'.repeat(50) }],
      `[\n  "${'x'.repeat(50)}",\n  { "b": "${'y'.repeat(50)}" }\n]`,
    ],
  ])('writes %s', (_, value, text) => {
    expect(formatJson(value)).toBe(text);
  });
});

describe('formatMultiline', () => {
  it('breaks the outermost object even if it fits on one line', () => {
    expect(formatMultiline({ id: 1, params: [] })).toBe('{\n  "id": 1,\n  "params": []\n}');
  });

  it('indents all lines but the first', () => {
    expect(formatMultiline({ id: 1 }, '  ')).toBe('{\n    "id": 1\n  }');
  });
});

describe('parseJson', () => {
  it.each<[string, string, unknown]>([
    ['an integer above 2^53 as a bigint', '9007199254740993', 9007199254740993n],
    ['the largest u64 as a bigint', '{"a":[18446744073709551615]}', { a: [18446744073709551615n] }],
    ['an integer below -2^53 as a bigint', '[-9223372036854775808]', [-9223372036854775808n]],
    ['a safe integer as a number', '9007199254740991', 9007199254740991],
    [
      'digits in a string unchanged',
      '["9007199254740993", "a\\"9007199254740993"]',
      ['9007199254740993', 'a"9007199254740993'],
    ],
    ['digits in a name unchanged', '{"9007199254740993":1}', { '9007199254740993': 1 }],
    ['a fraction as a number', '0.1234567890123456789', 0.12345678901234568],
    ['an integer with an exponent as a number', '1234567890123456789e2', 1.2345678901234568e20],
  ])('parses %s', (_, text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it.each(['18446744073709551615', '[9007199254740993,-9007199254740993]'])(
    'and formatJson keep all digits of %s',
    (text) => {
      expect(formatJson(parseJson(text)).replaceAll(' ', '')).toBe(text);
    },
  );

  it('rejects invalid JSON', () => {
    expect(() => parseJson('{"a": 9007199254740993')).toThrow(SyntaxError);
  });
});
