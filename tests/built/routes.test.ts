import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../support/builtSite';
import { drafts, routes, rpcMethods } from '../routes';

const site = readSite();
const notFound = ['/404'];

test('the site has exactly the pages of the specification', () => {
  const built = site.pages.map(({ path }) => path).filter((path) => !notFound.includes(path));
  expect(built.sort()).toEqual(routes());
});

test('each page is written once', () => {
  const paths = site.pages.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

test('the RPC reference has its 55 methods', () => {
  expect(new Set(rpcMethods).size).toBe(55);
});

test.each(drafts)('the draft of %s exists and is not published', (path) => {
  const contents = join(__dirname, '../../content/current');
  expect(existsSync(join(contents, `${path}.mdx`))).toBe(true);
  expect([...site.files].filter((file) => file.includes(path))).toEqual([]);
});

test('there is a not-found page', () => {
  expect(site.files).toContain('/404.html');
});
