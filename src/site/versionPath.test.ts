import { pathInVersion, versionPath } from './versionPath';

test.each([
  ['/', '', '', '/'],
  ['/api', '', '1.0', '/1.0/api'],
  ['/', '', '1.0', '/1.0/'],
  ['/1.0', '1.0', '', '/'],
  ['/1.0/', '1.0', '', '/'],
  ['/1.0/api', '1.0', '', '/api'],
  ['/1.0/api', '1.0', '2.0', '/2.0/api'],
  ['/1.0.1/api', '1.0', '2.0', '/2.0/1.0.1/api'],
])('converts %s from version %j to %j: %s', (path, from, to, expected) => {
  expect(versionPath(path, { path: from }, { path: to })).toBe(expected);
});

test.each([
  ['/', '/v1/'],
  ['/api', '/v1/api'],
  ['/x', '/x'],
  ['/search', '/search'],
  ['https://example.com/api', 'https://example.com/api'],
])('in a version without /x, a link to %s leads to %s', (to, expected) => {
  expect(pathInVersion(to, { path: 'v1', lacks: ['/x'] })).toBe(expected);
  expect(pathInVersion(to, { path: '' })).toBe(to);
});
