import { sidebarOf } from './sidebarOf';

const page = (sidebar: string) => ({
  mdx: { docVersionName: 'current', sidebarPosition: { sidebar, branch: [] } },
});

test.each([
  ['a page of the documentation', page('apiSidebar'), true],
  ['a page without query data', undefined, false],
  ['a page with another query', { site: {} }, false],
  ['an unknown sidebar', page('x'), false],
])('tells whether %s has a sidebar', (_name, data, expected) => {
  expect(sidebarOf(data)).toEqual(
    expected ? { version: 'current', id: 'apiSidebar', branch: [] } : null,
  );
});
