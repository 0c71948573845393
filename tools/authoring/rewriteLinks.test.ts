import { rewriteLinks } from './rewriteLinks';

const folder = 'content/current';
const files = new Set(
  ['a.mdx', 'x/old.mdx', 'x/other.mdx', 'x/{network}/deep.mdx', 'x/shot.png', 'figures/f.svg'].map(
    (file) => `${folder}/${file}`,
  ),
);

function afterMove(file: string, text: string, to = 'y/new.mdx'): string {
  const moves = new Map([[`${folder}/x/old.mdx`, `${folder}/${to}`]]);
  return rewriteLinks(text, `${folder}/${file}`, moves, (path) => files.has(path));
}

test.each([
  // Links from other files to the moved page.
  ['x/other.mdx', 'See [a](./old.mdx#b).', 'See [a](../y/new.mdx#b).'],
  ['x/other.mdx', 'See [a](old.mdx).', 'See [a](../y/new.mdx).'],
  ['x/other.mdx', '[a]: /x/old.mdx?q "T"', '[a]: /y/new.mdx?q "T"'],
  ['a.mdx', '<Card href="./x/old.mdx">', '<Card href="./y/new.mdx">'],
  ['a.mdx', 'samples:\n  after: x/old.mdx\n', 'samples:\n  after: y/new.mdx\n'],
  ['x/{network}/deep.mdx', '[a](../old.mdx)', '[a](../../y/new.mdx)'],
  ['reference/openapi.json', '"[a](/x/old.mdx#b)"', '"[a](/y/new.mdx#b)"'],
  // Links in the moved page.
  ['x/old.mdx', '[a](./other.mdx) [b](/x/other.mdx)', '[a](../x/other.mdx) [b](/x/other.mdx)'],
  ['x/old.mdx', '[a](./%7Bnetwork%7D/deep.mdx)', '[a](../x/{network}/deep.mdx)'],
  [
    'x/old.mdx',
    '![A](shot.png) <Figure src="/figures/f.svg" />',
    '![A](../x/shot.png) <Figure src="/figures/f.svg" />',
  ],
  ['x/old.mdx', '[itself](./old.mdx#b) [home](../a.mdx)', '[itself](./new.mdx#b) [home](../a.mdx)'],
])('rewrites the paths in %s that a move breaks: %s', (file, text, expected) => {
  expect(afterMove(file, text)).toBe(expected);
});

test.each([
  ['a.mdx', 'See x/old.mdxx, https://a.example/x/old.mdx and [a](./x/other.mdx).'],
  ['x/other.mdx', '[a](/x/old.mdxs) `client.ts`'],
])('leaves text in %s unchanged if it contains no path of a moved file: %s', (file, text) => {
  expect(afterMove(file, text)).toBe(text);
});

test.each(['[a](./%7Bnetwork%7D/deep.mdx)', '[a](.././x/other.mdx)', '[a](/x/other.mdx)'])(
  'does not rewrite a path that is still correct after the move: %s',
  (text) => {
    expect(afterMove('x/old.mdx', text, 'x/new.mdx')).toBe(text);
  },
);
