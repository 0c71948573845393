import { formatEnvelope, formatJson } from './json';

describe('formatJson', () => {
  it.each<[string, unknown, string]>([
    ['a string', 'a "b"', '"a \\"b\\""'],
    ['an empty object', {}, '{}'],
    ['an empty array', [], '[]'],
    ['what fits on one line', { a: [1, 2], b: null }, '{ "a": [1, 2], "b": null }'],
    ['the largest u64, unrounded', JSON.parse('18446744073709551615'), '18446744073709551615'],
    [
      'many numbers in few lines',
      Array(40).fill(100),
      `[\n  ${Array(15).fill('100').join(', ')},\n  ${Array(15).fill('100').join(', ')},\n  ${Array(10).fill('100').join(', ')}\n]`,
    ],
    [
      'long members below each other',
      { a: 'x'.repeat(50), b: 'y'.repeat(50) },
      `{\n  "a": "${'x'.repeat(50)}",\n  "b": "${'y'.repeat(50)}"\n}`,
    ],
    [
      'long items below each other',
      ['x'.repeat(50), { b: 'y'.repeat(50) }],
      `[\n  "${'x'.repeat(50)}",\n  { "b": "${'y'.repeat(50)}" }\n]`,
    ],
  ])('writes %s', (_, value, text) => {
    expect(formatJson(value)).toBe(text);
  });
});

describe('formatEnvelope', () => {
  it('breaks the outermost object even if it fits on one line', () => {
    expect(formatEnvelope({ id: 1, params: [] })).toBe('{\n  "id": 1,\n  "params": []\n}');
  });

  it('indents all lines but the first', () => {
    expect(formatEnvelope({ id: 1 }, '  ')).toBe('{\n    "id": 1\n  }');
  });
});
