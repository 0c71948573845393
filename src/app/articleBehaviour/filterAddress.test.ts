/** @jest-environment jsdom */
import { fillFromAddress, queryWithFilters, writeFiltersToAddress } from './filterAddress';

const filter = (facet: string) =>
  `<div class="a-filter"><input type="search"><select data-facet="${facet}">
    <option value="">All</option><option>full API</option><option>history</option></select></div>`;
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ value }) => value);
const set = (...next: string[]) =>
  document.querySelectorAll<HTMLInputElement>('input, select').forEach((control, index) => {
    control.value = next[index] ?? '';
  });

beforeEach(() => {
  document.body.innerHTML = filter('Needs') + filter('Rate limit');
});

it.each<[string, string[]]>([
  ['', ['', '', '', '']],
  ['?filter=a+b&needs=full+API', ['a b', 'full API', '', '']],
  ['?_highlight=x&needs=no&filter-2=c&rate-limit-2=history', ['', '', 'c', 'history']],
])('reads the query %j as %j', (query, expected) => {
  window.history.replaceState(null, '', `/page${query}`);
  fillFromAddress(document);
  expect(values()).toEqual(expected);
});

it('keeps text typed before the address is read', () => {
  window.history.replaceState(null, '', '/page?filter=a');
  set('b');
  fillFromAddress(document);
  expect(values()[0]).toBe('b');
});

it.each<[string, string[], string]>([
  ['', [], ''],
  ['?filter=old', [], ''],
  ['', ['a b ', 'full API'], '?filter=a+b&needs=full+API'],
  ['?_highlight=x%20y&_highlight=z', ['a'], '?_highlight=x%20y&_highlight=z&filter=a'],
  ['?filter=old&_highlight=x', ['', '', 'c'], '?_highlight=x&filter-2=c'],
])('from the query %j and the values %j, returns %j', (query, next, expected) => {
  set(...next);
  expect(queryWithFilters(query, document)).toBe(expected);
});

it('updates the address at once or after a pause, but not if the filter is gone by then', () => {
  jest.useFakeTimers();
  window.history.replaceState({ key: 1 }, '', '/page#rows');
  const box = document.querySelector('.a-filter') as Element;
  set('a');
  writeFiltersToAddress(box, false);
  expect(window.location.search).toBe('');
  jest.runAllTimers();
  expect(window.location.href).toMatch(/\/page\?filter=a#rows$/);
  expect(window.history.state).toEqual({ key: 1 });
  set('b');
  writeFiltersToAddress(box, true);
  expect(window.location.search).toBe('?filter=b');
  set('c');
  writeFiltersToAddress(box, false);
  document.body.replaceChildren();
  jest.runAllTimers();
  expect(window.location.search).toBe('?filter=b');
  jest.useRealTimers();
});
