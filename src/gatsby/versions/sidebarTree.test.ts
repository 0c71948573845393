import type { SidebarItem } from '../../content';
import { pagesInOrder } from '../../shared/pagesInOrder';
import { buildSidebar, locateIn } from './sidebarTree';

const pages = new Map(
  ['/', 'a', 'b/one', 'b/two', 'b/deep/x', 'b/deep/y', 'c'].map((id) => [
    id,
    { label: `Page ${id}`, path: id === '/' ? '/' : `/${id}` },
  ]),
);

const page = (id: string, label?: string): SidebarItem => ({
  kind: 'page',
  page: id,
  line: 1,
  column: 1,
  ...(label === undefined ? {} : { label }),
});
const category = (label: string, items: SidebarItem[]): SidebarItem => ({
  kind: 'category',
  label,
  items,
  line: 1,
  column: 1,
});

const items = [
  page('/', 'Home'),
  page('a'),
  category('B', [
    page('b/one'),
    page('b/two'),
    category('Deep', [page('b/deep/x'), page('b/deep/y')]),
  ]),
  category('C', [page('c')]),
];

const tree = buildSidebar(items, pages);
const locate = locateIn(tree);

test('prefers the label of an entry to the label of its page', () => {
  expect(tree.slice(0, 2)).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Page a', path: '/a' },
  ]);
});

test('links a category to its first page, even if that is in a nested category', () => {
  const nested = buildSidebar([category('Out', [category('In', [page('b/two')])])], pages);
  expect(nested[0]).toMatchObject({ label: 'Out', first: '/b/two' });
});

test('skips entries without a page, and categories that become empty', () => {
  expect(buildSidebar([page('gone'), category('Empty', [page('gone')]), page('a')], pages)).toEqual(
    [{ label: 'Page a', path: '/a' }],
  );
});

test('lists pages in reading order, including those in categories', () => {
  expect(pagesInOrder(tree).map(({ path }) => path)).toEqual([
    '/',
    '/a',
    '/b/one',
    '/b/two',
    '/b/deep/x',
    '/b/deep/y',
    '/c',
  ]);
});

test.each([
  ['/', null, '/a', []],
  ['/a', '/', '/b/one', []],
  ['/b/one', '/a', '/b/two', ['B']],
  ['/b/deep/x', '/b/two', '/b/deep/y', ['B', 'Deep']],
  ['/c', '/b/deep/y', null, ['C']],
  ['/outside', null, null, []],
])('%s has the neighbours %s and %s, and the breadcrumbs %j', (path, previous, next, above) => {
  const position = locate(path);
  expect(position.previous?.path ?? null).toBe(previous);
  expect(position.next?.path ?? null).toBe(next);
  expect(position.breadcrumbs.map(({ label }) => label)).toEqual(above);
});

test('the branch of a page includes items only for the categories above that page', () => {
  expect(locate('/b/two').branch).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Page a', path: '/a' },
    {
      label: 'B',
      first: '/b/one',
      items: [
        { label: 'Page b/one', path: '/b/one' },
        { label: 'Page b/two', path: '/b/two' },
        { label: 'Deep', first: '/b/deep/x', items: null },
      ],
    },
    { label: 'C', first: '/c', items: null },
  ]);
});
