import { absoluteUrl } from '../../site/addresses';
import { siteTitle } from '../../site/metadata';
import { breadcrumbList } from './breadcrumbList';

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

test('lists a page once if its category has the same label and path', () => {
  const list = breadcrumbList([{ label: 'A', path: '/a' }], { label: 'A', path: '/a' });
  expect(itemsOf(list)).toEqual([
    [1, siteTitle, absoluteUrl('/')],
    [2, 'A', undefined],
  ]);
});

test('escapes text that would end the script element around it', () => {
  expect(breadcrumbList([], { label: '</script>', path: '/b' })).not.toContain('<');
});
