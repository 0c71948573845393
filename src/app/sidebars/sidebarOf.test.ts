import { sidebarOf } from './sidebarOf';

test.each([
  ['a page of the documentation', { version: 'current', sidebar: 'apiSidebar', branch: [] }, true],
  ['another page', {}, false],
  ['no context', undefined, false],
  ['an unknown sidebar', { version: 'current', sidebar: 'x', branch: [] }, false],
])('%s', (_name, context, expected) => {
  expect(sidebarOf(context)).toEqual(
    expected ? { version: 'current', id: 'apiSidebar', branch: [] } : null,
  );
});
