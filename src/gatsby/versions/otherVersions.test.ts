import type { Page } from './versionPages';
import { otherVersionsOf } from './otherVersions';

const content = (name: string, path: string, ...ids: string[]) => ({
  version: { name, label: name, path },
  pages: new Map(ids.map((id) => [id, {} as Page])),
  redirects: name === 'current' ? [{ from: '/a/old', to: '/a/new' }] : [],
});
const contents = [
  content('current', '', '/', 'api', 'a/new'),
  content('v2', 'v2', '/', 'api'),
  content('v1', 'v1', '/'),
];

test.each([
  ['api', 'current', '/v2/api', '/v1'],
  ['a/new', 'current', '/v2', '/v1'],
  ['/', 'v1', '/', '/v2'],
  ['api', 'v2', '/api', '/v1'],
  ['a/old', 'v1', '/a/new', '/v2'],
])('the counterparts of the page %s of version %s are at %s and %s', (id, from, ...paths) => {
  expect(otherVersionsOf(id, from, contents).map(({ path }) => path)).toEqual(paths);
});

test('returns an empty list when there is only one version', () => {
  expect(otherVersionsOf('api', 'current', contents.slice(0, 1))).toEqual([]);
});
