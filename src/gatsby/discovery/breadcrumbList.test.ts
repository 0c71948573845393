import { absoluteUrl } from '../../site/addresses';
import { siteTitle } from '../../site/metadata';
import { breadcrumbList } from './breadcrumbList';

/** Returns the names and addresses of a list. */
function itemsOf(json: string): unknown[] {
  const { itemListElement } = JSON.parse(json) as {
    itemListElement: { position: number; name: string; item?: string }[];
  };
  return itemListElement.map(({ position, name, item }) => [position, name, item]);
}

test('lists the site, the categories and the page', () => {
  const list = breadcrumbList([{ label: 'A', path: '/a' }], { label: 'B', path: '/b' });
  expect(itemsOf(list)).toEqual([
    [1, siteTitle, absoluteUrl('/')],
    [2, 'A', absoluteUrl('/a')],
    [3, 'B', undefined],
  ]);
});

test('lists a page with the name of its category once', () => {
  const list = breadcrumbList([{ label: 'A', path: '/a' }], { label: 'A', path: '/a' });
  expect(itemsOf(list)).toEqual([
    [1, siteTitle, absoluteUrl('/')],
    [2, 'A', undefined],
  ]);
});

test('escapes the end of the script element that contains it', () => {
  expect(breadcrumbList([], { label: '</script>', path: '/b' })).not.toContain('<');
});
