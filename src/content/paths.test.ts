import { asRootPath, replacePath, resolvePath, versionFolder } from './paths';

describe('resolvePath', () => {
  it.each([
    ['content/current/a/b.mdx', './c.mdx', 'content/current/a/c.mdx'],
    ['content/current/a/b.mdx', 'c.mdx', 'content/current/a/c.mdx'],
    ['content/current/a/b.mdx', '../c.mdx', 'content/current/c.mdx'],
    ['content/current/a/b.mdx', '/x/c.mdx', 'content/current/x/c.mdx'],
    ['content/current/a/b.mdx', '/{network}/c.mdx', 'content/current/{network}/c.mdx'],
    ['content/current/a/b.mdx', './x/../c.mdx', 'content/current/a/c.mdx'],
    ['content/current/a/b.mdx', '../../c.mdx', undefined],
    ['content/current/b.mdx', '../c.mdx', undefined],
    ['content/current/b.mdx', '/../c.mdx', undefined],
  ])('in %s, resolves %s to %s', (from, path, expected) => {
    expect(resolvePath(from, path)).toBe(expected);
  });
});

it('splits a file path into the version folder and the path within it', () => {
  expect(versionFolder('content/current/a/b.mdx')).toBe('content/current');
  expect(asRootPath('content/current/a/b.mdx')).toBe('/a/b.mdx');
});

it.each([
  ['/old.mdx', '/x/new.mdx'],
  ['./old.mdx', './x/new.mdx'],
  ['old.mdx', 'x/new.mdx'],
])('keeps the form of a path that it replaces: %s → %s', (path, expected) => {
  expect(replacePath(path, 'content/current/a.mdx', 'content/current/x/new.mdx')).toBe(expected);
});

it.each(['./old.mdx', 'old.mdx'])(
  'replaces %s with a path that begins with ../ if the new file is in another folder',
  (path) => {
    const file = 'content/current/a/b.mdx';
    expect(replacePath(path, file, 'content/current/x/new.mdx')).toBe('../x/new.mdx');
  },
);
