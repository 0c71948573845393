import { markdownAddress } from './markdownAddress';

test.each([
  ['/', '/index.md'],
  ['/api', '/api.md'],
  ['/a/b', '/a/b.md'],
  ['/a/b/', '/a/b.md'],
  ['/v1', '/v1.md'],
])('the Markdown of %s is at %s', (path, address) => {
  expect(markdownAddress(path)).toBe(address);
});
