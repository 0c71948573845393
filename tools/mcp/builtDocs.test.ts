import { absoluteUrl } from '../../src/site/addresses';
import { pathOf } from './builtDocs';

test.each([
  ['/a/b', '/a/b'],
  ['a/b', '/a/b'],
  ['/a/b.md', '/a/b'],
  ['/a/b/#c', '/a/b'],
  ['/', '/'],
  ['/index.md', '/'],
  [absoluteUrl('/a?q=1'), '/a'],
])('reads %s as the page %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});
