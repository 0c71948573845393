import { scanJson } from './json';
import { pointAt } from './sourceText';

describe('scanJson', () => {
  it.each<[string, string | undefined]>([
    ['{"a": [1, -2.5e3, true, null, "x"], "b": {}}', undefined],
    ['  [] ', undefined],
    ['{"a": 1,}', '1:9 a comma stands before }.'],
    ['[1,\n]', '2:1 a comma stands before ].'],
    ["{'a': 1}", '1:2 single quotes.'],
    ['{\n  // note\n}', '2:3 it has no comments.'],
    ['{"a": 1 "b": 2}', '1:9 "b" stands where a comma or } is expected.'],
    ['{"a" 1}', '1:6 1 stands where a colon is expected.'],
    ['{a: 1}', '1:2 a stands where a name in double quotes is expected.'],
    ['{"a": 1\n', '2:1 the text ends where a comma or } is expected.'],
    ['{"a": 01}', '1:7 01 stands where a value is expected.'],
    ['{"a": undefined}', '1:7 undefined stands where a value is expected.'],
    ['{"a": "x\ny"}', '1:7 a text does not end on its line or has a wrong escape.'],
    ['{"a": "\\x"}', '1:7 a text does not end on its line or has a wrong escape.'],
    ['{"a": 1, "a": 2}', '1:10 "a" is there twice.'],
    ['{} {}', '1:4 { stands where the end is expected.'],
    ['', '1:1 the text ends where a value is expected.'],
  ])('%j', (text, expected) => {
    const { mistake } = scanJson(text);
    if (mistake === undefined) expect(expected).toBeUndefined();
    else {
      const { line, column } = pointAt(text, mistake.offset);
      expect(`${line}:${column} ${mistake.message}`).toBe(
        expected?.replace(' ', ' This is not valid JSON: '),
      );
    }
    if (expected === undefined) expect(() => void JSON.parse(text)).not.toThrow();
  });

  it('tells keys from values, and where they stand', () => {
    const text = '{"a": ["x", {"b": "y\\n"}]}';
    expect(scanJson(text).strings).toEqual([
      { start: 2, raw: 'a', isKey: true, keys: ['a'] },
      { start: 8, raw: 'x', isKey: false, keys: ['a'] },
      { start: 14, raw: 'b', isKey: true, keys: ['a', 'b'] },
      { start: 19, raw: 'y\\n', isKey: false, keys: ['a', 'b'] },
    ]);
  });
});
