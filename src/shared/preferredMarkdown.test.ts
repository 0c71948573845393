import { preferredMarkdown } from './preferredMarkdown';

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
  ['/\\host.example/a', ''],
  ['/search', ''],
  ['/404', ''],
  ['/openapi.json', ''],
  ['/a.md', ''],
])('finds no Markdown for %s under the prefix "%s"', (path, prefix) => {
  expect(preferredMarkdown(path, 'text/markdown', prefix)).toBeUndefined();
});
