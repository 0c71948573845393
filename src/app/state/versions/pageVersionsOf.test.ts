import { pageVersionsOf } from './pageVersionsOf';

const otherVersions = [{ version: 'v1', path: '/v1/api' }];

test.each([
  [undefined, { version: null, otherVersions: [] }],
  [{ allDocSidebar: {} }, { version: null, otherVersions: [] }],
  [{ mdx: { docVersionName: 'current' } }, { version: 'current', otherVersions: [] }],
  [{ mdx: { docVersionName: 'current', otherVersions } }, { version: 'current', otherVersions }],
])('from the query data %j, returns %j', (data, expected) => {
  expect(pageVersionsOf(data)).toEqual(expected);
});
