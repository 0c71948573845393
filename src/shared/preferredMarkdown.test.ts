import { preferredMarkdown, prefersMarkdown } from './preferredMarkdown';

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
])('"Accept: %s" prefers Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

test.each([
  ['/', '', '/index.md'],
  ['/a/b', '', '/a/b.md'],
  ['/a/b/', '', '/a/b.md'],
  ['/docs', '/docs', '/docs/index.md'],
  ['/docs/', '/docs', '/docs/index.md'],
  ['/docs/a', '/docs', '/docs/a.md'],
  ['/v1.0', '', '/v1.0.md'],
])(
  'for %s under the prefix "%s", returns %s, but only if the client prefers Markdown',
  (path, prefix, expected) => {
    expect(preferredMarkdown(path, 'text/markdown', prefix)).toBe(expected);
    expect(preferredMarkdown(path, null, prefix)).toBeUndefined();
  },
);

test.each([
  ['/other', '/docs'],
  ['//host.example/a', ''],
  ['/search', ''],
  ['/404', ''],
  ['/openapi.json', ''],
  ['/a.md', ''],
])('finds no Markdown for %s under the prefix "%s"', (path, prefix) => {
  expect(preferredMarkdown(path, 'text/markdown', prefix)).toBeUndefined();
});
