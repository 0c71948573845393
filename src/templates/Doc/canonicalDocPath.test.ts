import { canonicalInVersion } from './inVersion';

test.each([
  ['/a/b', 'current', '/1.0/a/b', '/a/b'],
  ['/1.0/a/b', '1.0', '/a/b', '/a/b'],
  ['/1.0', '1.0', '/', '/'],
  ['/1.0/', '1.0', '/', '/'],
  ['/1.0/gone', '1.0', '/', '/1.0/gone'],
])(
  '%s of version %s, with the counterpart %s, has the canonical path %s',
  (path, name, other, canonical) => {
    expect(canonicalInVersion(path, name, [{ version: 'x', path: other }])).toBe(canonical);
  },
);

test('a page of the only version is its own canonical page', () => {
  expect(canonicalInVersion('/a', 'current', [])).toBe('/a');
});
