import { absoluteUrl, canonicalPath, siteUrl, withPrefix } from './addresses';

test.each([
  ['/', '/', '/'],
  ['', '/', '/'],
  ['/a', '/a', '/a/'],
  ['/a/', '/a', '/a/'],
  ['/a/b//', '/a/b', '/a/b/'],
])('writes %j as %j, or with a trailing slash as %j', (path, never, always) => {
  expect(canonicalPath(path, 'never')).toBe(never);
  expect(canonicalPath(path, 'ignore')).toBe(never);
  expect(canonicalPath(path, 'always')).toBe(always);
});

test('puts the prefix before a path, and ends the home page’s path as the setting says', () => {
  expect(withPrefix('/a', '/docs')).toBe('/docs/a');
  expect(withPrefix('/', '/docs', 'always')).toBe('/docs/');
  expect(withPrefix('/', '/docs', 'ignore')).toBe('/docs/');
  expect(withPrefix('/', '/docs', 'never')).toBe('/docs');
  expect(withPrefix('/', '', 'never')).toBe('/');
});

test('starts an absolute URL with the site’s address', () => {
  expect(absoluteUrl('/a')).toBe(`${siteUrl}${withPrefix('/a')}`);
});
