/** @jest-environment jsdom */
import { simplifyLoader } from './pageLoader';

function setUp({ mayLoadOnHover = true } = {}) {
  const calls: string[] = [];
  const record = (name: string) => (path: string) => {
    calls.push(`${name} ${path}`);
    return undefined;
  };
  const loader = {
    loadPage: async (path: string) => record('load')(path),
    loadPageSync: record('read'),
    enqueue: record('prefetch'),
    hovering: record('hover'),
  };
  simplifyLoader(loader, () => mayLoadOnHover);
  return { loader, calls };
}

test.each([
  ['/a', '/a'],
  ['/a?q=1', '/a'],
  ['/a/?q=/b/#c', '/a'],
  ['/a.html', '/a'],
  ['/', '/'],
  ['/%61/b_c.d', '/a/b_c.d'],
  ['/a%26b', '/404.html'],
  ['/a%2526b', '/404.html'],
  ['/100%25', '/404.html'],
  ['/a%20', '/404.html'],
  ['/caf%C3%A9', '/404.html'],
  ['/%E0%A4%A', '/404.html'],
])('loads %s as the page %s', (address, path) => {
  const { loader, calls } = setUp();
  void loader.loadPage(address);
  loader.loadPageSync(address);
  loader.enqueue(address);
  loader.hovering(address);
  expect(calls).toEqual([`load ${path}`, `read ${path}`, `prefetch ${path}`, `hover ${path}`]);
});

test('prefetches nothing in Firefox, but still loads on hover', () => {
  const { loader, calls } = setUp();
  Object.assign(window, { mozInnerScreenX: 0 });
  loader.enqueue('/a');
  loader.hovering('/a');
  Reflect.deleteProperty(window, 'mozInnerScreenX');
  expect(calls).toEqual(['hover /a']);
});

test('loads nothing on hover if mayLoadOnHover returns false', () => {
  const { loader, calls } = setUp({ mayLoadOnHover: false });
  loader.hovering('/a');
  expect(calls).toEqual([]);
});
