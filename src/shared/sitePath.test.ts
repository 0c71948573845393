import { cached, sitePathUnder } from './sitePath';

test.each([
  ['/a', '', 'never', '/a'],
  ['/a/', '', 'never', '/a'],
  ['/a.html', '', 'never', '/a'],
  ['/a/index.html', '', 'always', '/a/'],
  ['/a', '', 'always', '/a/'],
  ['/a', '', 'ignore', '/a'],
  ['/a/', '', 'ignore', '/a/'],
  ['/a.html', '', 'ignore', '/a'],
  ['/', '', 'never', '/'],
  ['/index.html', '', 'never', '/'],
  ['/docs/', '/docs', 'never', '/docs/'],
  ['/docs', '/docs', 'never', '/docs'],
  ['/docs/index.html', '/docs', 'never', '/docs/'],
  ['/docs/a/', '/docs', 'never', '/docs/a'],
  ['/openrpc.json', '', 'never', '/openrpc.json'],
] as const)(
  'for %s under the prefix "%s" with trailingSlash "%s", returns %s',
  (path, prefix, setting, expected) => {
    expect(sitePathUnder(path, prefix, setting)).toBe(expected);
  },
);

test('caches results and drops the oldest at the cap', () => {
  const compute = jest.fn((path: string) => path.toUpperCase());
  const cachedPath = cached(compute, 2);
  ['a', 'b', 'a', 'c', 'c', 'b', 'a'].forEach((path) => {
    expect(cachedPath(path)).toBe(path.toUpperCase());
  });
  expect(compute.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});
