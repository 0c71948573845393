import {
  absoluteUrl,
  canonicalPath,
  siteUrl,
  withoutPrefix,
  withoutQueryAndHash,
  withPrefix,
} from './addresses';

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

test('adds the prefix to a path, and drops the slash of a prefixed home page if the setting is "never"', () => {
  expect(withPrefix('/a', '/docs')).toBe('/docs/a');
  expect(withPrefix('/', '/docs', 'always')).toBe('/docs/');
  expect(withPrefix('/', '/docs', 'ignore')).toBe('/docs/');
  expect(withPrefix('/', '/docs', 'never')).toBe('/docs');
  expect(withPrefix('/', '', 'never')).toBe('/');
});

test('starts an absolute URL with the site’s address', () => {
  expect(absoluteUrl('/a')).toBe(`${siteUrl}${withPrefix('/a')}`);
});

test.each([
  ['/a/b', '/a', '/b'],
  ['/a', '/a', ''],
  ['/ab', '/a', '/ab'],
  ['/b', '', '/b'],
])('for %s under the prefix %j, returns the path %j', (path, prefix, expected) => {
  expect(withoutPrefix(path, prefix)).toBe(expected);
});

test.each([
  ['/a', '/a'],
  ['/a?b=c#d', '/a'],
  ['/a#d?b\n', '/a'],
  ['https://a.example/?', 'https://a.example/'],
])('removes query and hash from %j', (address, expected) => {
  expect(withoutQueryAndHash(address)).toBe(expected);
});
