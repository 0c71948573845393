import { prefersType } from './prefersType';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, text/markdown', true],
  ['text/html, TEXT/Markdown; q=1.0', true],
  ['text/markdown;q=0.8, */*;q=0.1', true],
  ['application/json, text/markdown; charset=utf-8', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0.5, text/*;q=0.7', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['text/markdown-ish', false],
  ['', false],
])('"Accept: %s" prefers Markdown to HTML: %s', (accept, expected) => {
  expect(prefersType(accept, 'text/markdown', 'text/html')).toBe(expected);
});

test.each([
  ['', false],
  ['*/*', false],
  ['text/csv', true],
  ['TEXT/CSV', true],
  ['text/*', true],
  ['text/*;q=0.1', true],
  ['text/*, */*', true],
  ['text/*, application/json', false],
  ['text/*, application/*', false],
  ['text/csv, application/json', true],
  ['text/csv;q=0.5, application/json', false],
  ['text/csv;q=0.5, */*;q=0.1', true],
  ['text/csv ; q=0.5 , application/json ; q=0.4', true],
  ['text/csv;q=0', false],
  ['text/csv;q=0, text/*', false],
  ['text/csv;q=0.000, */*', false],
  ['application/json;q=0, */*', true],
  ['application/json;q=0', false],
  ['application/*;q=0, */*;q=0.1', true],
  ['application/json, text/csv;q=1.0', true],
  ['text/csv;charset=utf-8;header=present', true],
  ['text/csv;title="a, application/json"', true],
  ['text/html;title="text/csv, text/csv"', false],
  ['text/csv-schema', false],
  ['application/problem+json', false],
  ['application/problem+json, text/csv;q=0.1', true],
  ['text/csv;q=0.1, text/csv;q=0.9, application/json;q=0.5', true],
  ['text/html, application/xhtml+xml, */*;q=0.8', false],
])('"Accept: %s" prefers CSV to JSON: %s', (accept, expected) => {
  expect(prefersType(accept, 'text/csv', 'application/json')).toBe(expected);
});
