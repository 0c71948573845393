import { canonicalDocPath } from './canonicalDocPath';

test.each([
  ['/a/b', 'current', '/1.0/a/b', '/a/b'],
  ['/1.0/a/b', '1.0', '/a/b', '/a/b'],
  ['/1.0', '1.0', '/', '/'],
  ['/1.0/', '1.0', '/', '/'],
  ['/1.0/gone', '1.0', '/', '/1.0/gone'],
])(
  '%s of version %s, with the counterpart %s, has the canonical path %s',
  (path, name, other, canonical) => {
    expect(canonicalDocPath(path, name, [{ version: 'x', path: other }])).toBe(canonical);
  },
);

test('a page of the only version is its own canonical page', () => {
  expect(canonicalDocPath('/a', 'current', [])).toBe('/a');
});
