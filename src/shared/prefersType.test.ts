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
