import { appDestination } from './destination';

jest.mock('../../site/versions', () => ({
  versions: [
    { name: 'current', label: 'Next', path: '' },
    { name: '1.5', label: '1.5', path: '1.5' },
  ],
}));

const here = 'https://docs.example/a/b?q=1#top';

test.each([
  ['/c', '', '/c'],
  ['/c?x=1#y', '', '/c?x=1#y'],
  ['/c/', '', '/c'],
  ['/c.html#y', '', '/c#y'],
  ['/c/index.html', '', '/c'],
  ['/a/b', '', '/a/b'],
  ['/a/b?q=1', '', '/a/b?q=1'],
  ['/a/b?q=2#top', '', '/a/b?q=2#top'],
  ['/', '', '/'],
  ['/caf%C3%A9#%', '', '/caf%C3%A9#%'],
  ['/a/c', '/a', '/a/c'],
  ['/1.5', '', '/1.5'],
  ['/docs/1.5', '/docs', '/docs/1.5'],
])('%s under prefix "%s" goes to %s', (href, prefix, expected) => {
  expect(appDestination(new URL(href, here).href, here, prefix)).toBe(expected);
});

test.each([
  ['another origin', 'https://other.example/c', ''],
  ['another scheme', 'mailto:a@docs.example', ''],
  ['an anchor on the page', `${here.replace('#top', '#end')}`, ''],
  ['the start of the page', `${here.replace('#top', '#')}`, ''],
  ['a path outside the prefix', 'https://docs.example/c', '/a'],
  ['a path that only starts like the prefix', 'https://docs.example/ab', '/a'],
  ['two slashes in a row', 'https://docs.example/a//b', ''],
  ['a file', 'https://docs.example/openrpc.json', ''],
  ['a path that looks like a version', 'https://docs.example/1.6', ''],
  ['a page as Markdown', 'https://docs.example/a/b.md', ''],
  ['a malformed escape sequence', 'https://docs.example/%', ''],
  ['an incomplete URL', 'https://', ''],
])('leaves to the browser: %s', (_, href, prefix) => {
  expect(appDestination(href, here, prefix)).toBeNull();
});
