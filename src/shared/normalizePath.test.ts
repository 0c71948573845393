import { normalizePath } from './normalizePath';

describe('normalizePath', () => {
  test.each([
    ['/a', '', 'never', '/a'],
    ['/a/', '', 'never', '/a/'],
    ['/', '', 'never', '/'],
    ['/a.html', '', 'never', '/a'],
    ['/a.html', '', 'ignore', '/a'],
    ['/a.html', '', 'always', '/a/'],
    ['/a/index.html', '', 'never', '/a'],
    ['/a/index.html', '', 'always', '/a/'],
    ['/index.html', '', 'never', '/'],
    ['/index.html', '', 'always', '/'],
    ['/docs/index.html', '/docs', 'never', '/docs/'],
    ['/docs/a/index.html', '/docs', 'never', '/docs/a'],
    ['/index', '', 'never', '/'],
    ['/a/index', '', 'never', '/a'],
    ['/reindex', '', 'never', '/reindex'],
    ['/a/.html', '', 'never', '/a/'],
    ['/a.htm', '', 'never', '/a.htm'],
    ['/a.html/b', '', 'never', '/a.html/b'],
    ['/app-0123.js', '', 'always', '/app-0123.js'],
  ] as const)('%s under prefix "%s" with %s is %s', (path, prefix, trailingSlash, expected) => {
    expect(normalizePath(path, prefix, trailingSlash)).toBe(expected);
  });
});
