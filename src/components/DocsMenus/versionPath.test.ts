import { versionPath } from './versionPath';

test.each([
  ['/', '', '', '/'],
  ['/api', '', '1.0', '/1.0/api'],
  ['/', '', '1.0', '/1.0/'],
  ['/1.0', '1.0', '', '/'],
  ['/1.0/', '1.0', '', '/'],
  ['/1.0/api', '1.0', '', '/api'],
  ['/1.0/api', '1.0', '2.0', '/2.0/api'],
  ['/1.0.1/api', '1.0', '2.0', '/2.0/1.0.1/api'],
])('%s from %j in %j is %s', (path, from, to, expected) => {
  expect(versionPath(path, { path: from }, { path: to })).toBe(expected);
});
