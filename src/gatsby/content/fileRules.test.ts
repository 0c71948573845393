import { checkFiles, filesOfKind } from './fileRules';

const version = { name: 'current', label: 'Next', path: '' };
const told = (...names: string[]) =>
  checkFiles(
    names.map((name) => `content/current/${name}`),
    version,
  ).map(({ file, message }) => `${file.slice('content/current/'.length)}: ${message}`);

test('pages, data, drawings and sidebars are what a version is made of', () => {
  expect(
    told('index.mdx', 'a/{network}.mdx', 'reference/fees.yaml', 'reference/openrpc.json') &&
      told('figures/a.svg', 'sidebars.yaml'),
  ).toEqual([]);
});

test.each(['notes.md', 'a/index.html', 'reference/deep/fees.yaml', 'figures/a.png', 'fees.yaml'])(
  '%s would be passed over',
  (name) => {
    expect(told(name)).toEqual([`${name}: This file is no part of the documentation.`]);
  },
);

test.each(['a b.mdx', 'a/ü.mdx', 'a?b.mdx', '100%.mdx'])('%s would need escapes', (name) => {
  expect(told(name)).toEqual([`${name}: The name would not stand in an address as it is.`]);
});

test.each([
  ['{netwrk}.mdx', 'The name holds an unknown token.'],
  ['a.html.mdx', 'The address of this page would end in .html.'],
  ['search.mdx', 'The site has a page of its own at /search.'],
  ['404.mdx', 'The site has a page of its own at /404.'],
])('%s is refused', (name, message) => {
  expect(told(name)).toEqual([`${name}: ${message}`]);
});

test('names that differ in case alone are one address', () => {
  expect(told('A.mdx', 'a.mdx')).toEqual([
    'a.mdx: The page has the same address as content/current/A.mdx.',
  ]);
});

test('two files at one address', () => {
  expect(told('a.mdx', 'a/index.mdx')).toEqual([
    'a/index.mdx: The page has the same address as content/current/a.mdx.',
  ]);
});

test('files of a kind', () => {
  const files = ['content/current/a.mdx', 'content/current/reference/a.yaml'];
  expect(filesOfKind(files, version, 'page')).toEqual([files[0]]);
  expect(filesOfKind(files, version, 'data')).toEqual([files[1]]);
});
