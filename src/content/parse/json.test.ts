import { jsonErrors } from './json';
import { pointAt } from './sourceText';

describe('jsonErrors', () => {
  it.each<[string, string | undefined]>([
    ['{"a": [1, -2.5e3, true, null, "x"], "b": {}}', undefined],
    ['  [] ', undefined],
    ['{"a": 1,}', '1:9 unexpected comma before }.'],
    ['[1,\n]', '2:1 unexpected comma before ].'],
    ["{'a': 1}", '1:2 single quotes.'],
    ['{\n  // note\n}', '2:3 comments are not allowed.'],
    ['{"a": 1 "b": 2}', '1:9 expected a comma but found "b".'],
    ['{"a" 1}', '1:6 expected a colon but found 1.'],
    ['{a: 1}', '1:2 unexpected a.'],
    ['{"a": 1\n', '2:1 expected a comma or } but found the end of the text.'],
    ['{"a": 01}', '1:8 a number starts with 0.'],
    ['{"a": undefined}', '1:7 unexpected undefined.'],
    ['{"a": "x\ny"}', '1:7 unclosed string or invalid escape.'],
    ['{"a": "\\x"}', '1:7 unclosed string or invalid escape.'],
    ['{"a": 1, "a": 2}', '1:10 duplicate key "a".'],
    ['{"a": [1}', '1:9 expected ] but found }.'],
    ['{"a": 1]', '1:8 expected } but found ].'],
    ['{"a": [1 2]}', '1:10 expected a comma but found 2.'],
    ['["\t"]', '1:2 control character in a string.'],
    ['{"a": tru}', '1:7 unexpected tru.'],
    ['{"a": 1.}', '1:7 expected a value but found 1..'],
    ['[1] // note', '1:5 comments are not allowed.'],
    ['{} {}', '1:4 unexpected { after the first value.'],
    ['', '1:1 expected a value but found the end of the text.'],
  ])('finds the first error, if any, in %j', (text, expected) => {
    const [error] = jsonErrors(text).errors;
    if (error === undefined) expect(expected).toBeUndefined();
    else {
      const { line, column } = pointAt(text, error.offset);
      expect(`${line}:${column} ${error.message}`).toBe(expected?.replace(' ', ' Invalid JSON: '));
    }
    if (expected === undefined) expect(() => void JSON.parse(text)).not.toThrow();
  });

  it('lists keys and string values with their offsets', () => {
    const text = '{"a": ["x", {"b": "y\\n"}]}';
    expect(jsonErrors(text).strings).toEqual([
      { start: 2, raw: 'a', isKey: true, keys: ['a'] },
      { start: 8, raw: 'x', isKey: false, keys: ['a'] },
      { start: 14, raw: 'b', isKey: true, keys: ['a', 'b'] },
      { start: 19, raw: 'y\\n', isKey: false, keys: ['a', 'b'] },
    ]);
  });
});

test('finds all superfluous commas, and replaces them with spaces', () => {
  const text = '{"a": [1, [],], "b": {"c": [{},\n],},}';
  const { errors, repaired, isRepaired } = jsonErrors(text);
  expect(errors.map(({ comma, offset }) => [comma, text.charAt(offset)])).toEqual([
    [12, ']'],
    [30, ']'],
    [33, '}'],
    [35, '}'],
  ]);
  expect(isRepaired).toBe(true);
  expect(repaired).toHaveLength(text.length);
  expect(JSON.parse(repaired)).toEqual({ a: [1, []], b: { c: [{}] } });
});

test('reads thousands of superfluous commas without scanning the text for each', () => {
  const entries = Array.from({ length: 5000 }, (_, index) => `{"name": "value ${index}",},`);
  const start = performance.now();
  expect(jsonErrors(`[${entries.join('\n')}]`).errors).toHaveLength(5001);
  // Scanning the text again for each comma would take about a minute.
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a superfluous comma does not hide the next error', () => {
  const { errors, isRepaired } = jsonErrors('{"a": [1,], ...}');
  expect(errors.map(({ offset, message }) => [offset, message])).toEqual([
    [9, 'Invalid JSON: unexpected comma before ].'],
    [12, 'Invalid JSON: an ellipsis is not allowed.'],
  ]);
  expect(isRepaired).toBe(false);
});
