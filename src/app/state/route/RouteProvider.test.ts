import { canonicalPagePath } from './RouteProvider';

test.each([
  ['/', '', '/'],
  ['/a/b', '', '/a/b'],
  ['/a/b/', '', '/a/b'],
  ['/search?q=a/b', '', '/search'],
  ['/a#b', '', '/a'],
  ['/docs/a', '/docs', '/a'],
  ['/docs/', '/docs', '/'],
  ['/docs', '/docs', '/'],
  ['/docsx/a', '/docs', '/docsx/a'],
  ['/404.html', '', '/404.html'],
])('the canonical path of %s under prefix "%s" is %s', (address, prefix, expected) => {
  expect(canonicalPagePath(address, prefix)).toBe(expected);
});
