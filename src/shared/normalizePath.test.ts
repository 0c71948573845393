import fc from 'fast-check';
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
    ['/a/.html', '', 'never', '/a'],
    ['/a.html/', '', 'never', '/a'],
    ['/a/index.html/', '', 'never', '/a'],
    ['/a/index/', '', 'always', '/a/'],
    ['/index.html/', '', 'never', '/'],
    ['/index/', '', 'never', '/'],
    ['/docs/index.html/', '/docs', 'never', '/docs/'],
    ['/a.html.html', '', 'never', '/a'],
    ['/index/index.html', '', 'never', '/'],
    ['//host.example/index.html', '', 'never', '//host.example/index.html'],
    ['/\\host.example/index', '', 'never', '/\\host.example/index'],
    ['/a.htm', '', 'never', '/a.htm'],
    ['/a.html/b', '', 'never', '/a.html/b'],
    ['/app-0123.js', '', 'always', '/app-0123.js'],
  ] as const)(
    'for %s under the prefix "%s" with trailingSlash "%s", returns %s',
    (path, prefix, trailingSlash, expected) => {
      expect(normalizePath(path, prefix, trailingSlash)).toBe(expected);
    },
  );

  test('is idempotent, and never turns a path into the address of another host', () => {
    const part = fc.constantFrom('/', 'a', '/index', '.html', '\\', '/docs', '.', '//');
    const path = fc.array(part).map((parts) => `/${parts.join('')}`);
    const setting = fc.constantFrom('never' as const, 'always' as const, 'ignore' as const);
    fc.assert(
      fc.property(path, fc.constantFrom('', '/docs'), setting, (from, prefix, slash) => {
        const to = normalizePath(from, prefix, slash);
        expect(normalizePath(to, prefix, slash)).toBe(to);
        if (to !== from) expect(to).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});
