import { categoriesAbove, isCategory, type SidebarEntry } from './sidebar';

const home = { label: 'Home', path: '/' };
const customers: SidebarEntry = {
  label: 'Customers',
  first: '/i/customers',
  items: [{ label: 'Overview', path: '/i/customers' }],
};
const reports: SidebarEntry = { label: 'Reports', first: '/i/reports', items: null };
const institutions: SidebarEntry = {
  label: 'Institutions',
  first: '/i/customers',
  items: [customers, reports],
};

test.each([
  [home, false],
  [customers, true],
  [reports, true],
])('%j is a category: %s', (entry, expected) => {
  expect(isCategory(entry)).toBe(expected);
});

test.each([
  ['/', []],
  ['/i/customers', [institutions, customers]],
  ['/i/reports', null],
  ['/nowhere', null],
])('returns the categories above %s, or null if it is not in the entries', (path, expected) => {
  expect(categoriesAbove([home, institutions], path)).toEqual(expected);
});
