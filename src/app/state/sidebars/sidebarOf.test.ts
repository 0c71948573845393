import { sidebarOf } from './sidebarOf';

const page = (sidebar: string) => ({
  mdx: { docVersionName: 'current', sidebarPosition: { sidebar, branch: [] } },
});

test.each([
  ['a page of the documentation', true, page('apiSidebar')],
  ['a page without query data', false, undefined],
  ['a page with another query', false, { site: {} }],
  ['a page whose sidebar is unknown', false, page('x')],
])('%s gets a sidebar: %s', (_name, expected, data) => {
  expect(sidebarOf(data)).toEqual(
    expected ? { version: 'current', id: 'apiSidebar', branch: [] } : null,
  );
});
