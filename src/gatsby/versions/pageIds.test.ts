import { network } from '../../site/names';
import { pageIdOf, pageOfFile, pagePathOf } from './pageIds';

const current = { name: 'current', label: 'Next', path: '' };
const cut = { name: '1.0', label: '1.0', path: '1.0' };

test.each([
  ['content/current/index.mdx', current, '/', '/'],
  ['content/current/x.mdx', current, 'x', '/x'],
  ['content/current/a/index.mdx', current, 'a', '/a'],
  ['content/current/a/b.mdx', current, 'a/b', '/a/b'],
  ['content/current/index/b.mdx', current, 'index/b', '/index/b'],
  ['content/current/a/reindex.mdx', current, 'a/reindex', '/a/reindex'],
  ['content/current/{network}/fees.mdx', current, '{network}/fees', `/${network}/fees`],
  ['content/1.0/index.mdx', cut, '/', '/1.0'],
  ['content/1.0/a/b.mdx', cut, 'a/b', '/1.0/a/b'],
])('gives %s in version %j the id %s and the path %s', (file, version, id, path) => {
  expect(pageIdOf(file, version)).toBe(id);
  expect(pagePathOf(id, version)).toBe(path);
});

test('finds the page of a file, but not a page with the same id from another file', () => {
  const page = { source: { file: 'content/1.0/a/index.mdx' } };
  const pages = new Map([['a', page]]);
  expect(pageOfFile('content/1.0/a/index.mdx', cut, pages)).toBe(page);
  expect(pageOfFile('content/1.0/a.mdx', cut, pages)).toBeUndefined();
  expect(pageOfFile('content/1.0/b.mdx', cut, pages)).toBeUndefined();
});
