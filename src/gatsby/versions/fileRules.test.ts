import { checkFiles, filesOfKind } from './fileRules';

const version = { name: 'current', label: 'Next', path: '' };
const problemsOf = (...names: string[]) =>
  checkFiles(
    names.map((name) => `content/current/${name}`),
    version,
  ).map(({ file, message }) => `${file.slice('content/current/'.length)}: ${message}`);

test('accepts pages, data, drawings and sidebars', () => {
  expect(
    problemsOf(
      'index.mdx',
      'a/{network}.mdx',
      'reference/fees.yaml',
      'reference/openrpc.json',
      'figures/a.svg',
      'sidebars.yaml',
    ),
  ).toEqual([]);
});

test.each(['notes.md', 'a/index.html', 'reference/deep/fees.yaml', 'figures/a.gif', 'fees.yaml'])(
  'rejects %s, because the build would ignore it',
  (name) => {
    expect(problemsOf(name)).toEqual([`${name}: This file is not part of the documentation.`]);
  },
);

test.each(['a b.mdx', 'a/ü.mdx', 'a?b.mdx', '100%.mdx'])(
  'rejects %s, because its address would need escaping',
  (name) => {
    expect(problemsOf(name)).toEqual([
      `${name}: The path contains characters that addresses of pages cannot have.`,
    ]);
  },
);

test.each([
  ['{netwrk}.mdx', 'The path contains an unknown token.'],
  ['a.html.mdx', 'The address of this page would end in .html.'],
  ['search.mdx', '/search is reserved for a page of the site itself.'],
  ['404.mdx', '/404 is reserved for a page of the site itself.'],
  ['run/a.mdx', '/run is reserved for files that the build writes.'],
  ['static/a.mdx', '/static is reserved for files that the build writes.'],
])('rejects %s: %s', (name, message) => {
  expect(problemsOf(name)).toEqual([`${name}: ${message}`]);
});

test('rejects names that differ only in capitals', () => {
  expect(problemsOf('A.mdx', 'a.mdx')).toEqual([
    'a.mdx: The address differs only in capitals from that of content/current/A.mdx.',
  ]);
});

test('advises moving a page out of the folder of sample code', () => {
  expect(
    checkFiles(['content/current/samples/a.mdx'], version).map(({ advice }) => advice),
  ).toEqual(['Names of sample files cannot end in .mdx: move pages out of samples/.']);
});

test('rejects two files with the same address', () => {
  expect(problemsOf('a.mdx', 'a/index.mdx')).toEqual([
    'a/index.mdx: The page has the same address as content/current/a.mdx.',
  ]);
});

test.each([
  ['index.mdx', 'index.md', '/'],
  ['index.mdx', 'index.html', '/'],
  ['a.mdx', 'a.md', '/a'],
  ['a/b.mdx', 'a', '/a/b'],
])('rejects %s if another file is published as %s', (name, published, address) => {
  const others = new Map([[published, `static/${published}`]]);
  expect(
    checkFiles([`content/current/${name}`], version, others).map(({ message }) => message),
  ).toEqual([`The address ${address} conflicts with static/${published}.`]);
});

test('filters files by kind', () => {
  const files = ['content/current/a.mdx', 'content/current/reference/a.yaml'];
  expect(filesOfKind(files, version, 'page')).toEqual([files[0]]);
  expect(filesOfKind(files, version, 'data')).toEqual([files[1]]);
});
