import { withNames } from '../../src/site/names';
import { readSite } from '../support/builtSite';
import { drafts, routes, rpcMethods, rpcPath } from '../routes';
import { specifiedDrafts, specifiedRoutes } from '../specification/routes';

const site = readSite();
const notFound = ['/404'];
const built = site.pages.map(({ path }) => path).filter((path) => !notFound.includes(path));

test('the site has exactly the pages of its content', () => {
  expect([...built].sort()).toEqual(routes());
});

test('the site has all pages of the specification', () => {
  expect(built).toEqual(expect.arrayContaining(specifiedRoutes.map(withNames)));
});

test('no two pages have the same path', () => {
  const paths = site.pages.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

test('the RPC reference has 55 methods, each on a page of its own', () => {
  expect(new Set(rpcMethods).size).toBe(55);
  expect(built).toEqual(expect.arrayContaining(rpcMethods.map((name) => `${rpcPath}/${name}`)));
});

test('the drafts of the specification exist', () => {
  expect(drafts()).toEqual(expect.arrayContaining([...specifiedDrafts]));
});

test.each(drafts())('the draft %s is not published', (path) => {
  expect([...site.files].filter((file) => file.includes(path))).toEqual([]);
});

test('there is a not-found page', () => {
  expect(site.files).toContain('/404.html');
});
