import { formatDuration, prettyJson, formatSize } from './prettyJson';

const pretty = (text: string) =>
  prettyJson(text)
    .map((token) => token.text)
    .join('');

it.each([
  { a: [1, 'x"y', { b: null }], c: {}, d: [], e: true, f: '{"g": 1}' },
  [],
  'a',
  -1.5e10,
  [[]],
])('formats %j like JSON.stringify', (value) => {
  expect(pretty(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
});

it('limits the indentation of very deep nesting, so that the result stays in proportion to the text', () => {
  const text = `${'['.repeat(1000)}1${']'.repeat(1000)}`;
  expect(pretty(text).length).toBeLessThan(102 * text.length);
  expect(pretty(text).replace(/\s/g, '')).toBe(text);
});

it('keeps the digits of large numbers', () => {
  expect(pretty('{"a":18446744073709551615}')).toBe('{\n  "a": 18446744073709551615\n}');
});

it('gives names, strings, numbers and null their own classes', () => {
  const kinds = prettyJson('{"a":"b","c":1,"d":null}').filter(({ kind }) => kind !== '');
  expect(kinds.map(({ text, kind }) => `${text} ${kind}`)).toEqual([
    '"a" t-p',
    '"b" t-s',
    '"c" t-p',
    '1 t-n',
    '"d" t-p',
    'null t-k',
  ]);
});

it.each([
  [999, '999 B'],
  [12_345, '12.3 kB'],
  [1_234_567, '1.2 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

it.each([
  [0.42, '0.4 ms'],
  [12.3, '12 ms'],
  [3210, '3.2 s'],
])('writes %d milliseconds as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
