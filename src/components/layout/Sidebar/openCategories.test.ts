import type { SidebarEntry } from '../../../shared/sidebar';
import { categoryKeysAbove } from './openCategories';

const entries: readonly SidebarEntry[] = [
  { label: 'Home', path: '/' },
  {
    label: 'Institutions',
    first: '/i/quickstart',
    items: [
      { label: 'Quickstart', path: '/i/quickstart' },
      {
        label: 'Customers',
        first: '/i/customers',
        items: [{ label: 'Overview', path: '/i/customers' }],
      },
      { label: 'Reports', first: '/i/reports', items: null },
    ],
  },
  { label: 'Validators', first: '/v', items: null },
];

test.each([
  ['/', []],
  ['/i/quickstart', ['s/Institutions']],
  ['/i/customers', ['s/Institutions', 's/Institutions/Customers']],
  ['/i/reports', null],
  ['/v', null],
  ['/nowhere', null],
])('the keys of the categories above %s are %j', (path, expected) => {
  expect(categoryKeysAbove(path, entries, 's')).toEqual(expected);
});
