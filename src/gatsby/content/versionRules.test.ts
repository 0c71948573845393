import type { DocsVersion } from '../../site/versions';
import { checkLinkedPages, checkRoom, checkVersions } from './versionRules';

const current: DocsVersion = { name: 'current', label: 'Next', path: '' };
const v1: DocsVersion = { name: 'v1', label: '1.0', path: 'v1' };
const messages = (problems: readonly { readonly message: string }[]) =>
  problems.map(({ message }) => message);

describe('the list of versions', () => {
  const told = (changes: Partial<DocsVersion>) =>
    messages(checkVersions([current, { ...v1, ...changes }], ['current', changes.name ?? 'v1']));

  test.each<Partial<DocsVersion>>([{}, { name: '1.5', path: '1.5' }, { path: '2025-11' }])(
    'holds %j',
    (changes) => {
      expect(told(changes)).toEqual([]);
    },
  );

  test.each<[Partial<DocsVersion>, string]>([
    [{ name: 'V1' }, 'A version cannot be named "V1".'],
    [{ name: 'a/b' }, 'A version cannot be named "a/b".'],
    [{ label: 'Next' }, 'Two versions are labelled "Next".'],
    [{ path: '' }, '"" cannot be the path of a version.'],
    [{ path: 'old/v1' }, '"old/v1" cannot be the path of a version.'],
    [{ path: 'search' }, '"search" cannot be the path of a version.'],
  ])('cannot hold %j', (changes, message) => {
    expect(told(changes)).toEqual([message]);
  });

  test('names each version and each path once', () => {
    const again = { name: 'v-1', label: '1.0.0', path: 'v1' };
    expect(messages(checkVersions([current, v1, again], ['current', 'v1', 'v-1']))).toEqual([
      'Two versions are named like "v-1".',
      'Two versions have the path "v1".',
    ]);
  });

  test('begins at the root', () => {
    expect(messages(checkVersions([v1], ['v1']))).toEqual([
      "The first version stands at the site's root.",
    ]);
  });

  test('goes with the folders', () => {
    const problems = checkVersions([current, v1], ['current', 'v2']);
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'src/site/versions.ts: There is no folder content/v1.',
      'content/v2: This folder is no version of src/site/versions.ts.',
    ]);
  });
});

describe('pages that navbar and footer lead to', () => {
  const linked = ['/', '/api', '/x'];

  test.each<[DocsVersion, string[], string[]]>([
    [current, ['/', '/api', '/x', '/more'], []],
    [v1, ['/v1', '/v1/api', '/v1/x'], []],
    [{ ...v1, lacks: ['/x'] }, ['/v1', '/v1/api'], []],
    [current, ['/', '/x'], ['Navbar and footer lead to /api, and current has no such page.']],
    [v1, ['/v1', '/v1/x'], ['Navbar and footer lead to /api, and v1 has no such page.']],
    [
      { ...v1, lacks: ['/'] },
      ['/v1/api', '/v1/x'],
      ['Navbar and footer lead to /, and v1 has no such page.'],
    ],
    [
      { ...v1, lacks: ['/x', '/y'] },
      ['/v1', '/v1/api', '/v1/x'],
      [
        'v1 does not lack /x: the page is there.',
        'v1 does not lack /y: neither navbar nor footer leads there.',
      ],
    ],
  ])('%j with %j', (version, paths, expected) => {
    expect(messages(checkLinkedPages(version, new Set(paths), linked))).toEqual(expected);
  });

  test('the first version has to have them, the others may lack them', () => {
    const advice = (version: DocsVersion, start: string) =>
      checkLinkedPages(version, new Set([start]), ['/api']).map((found) => found.advice);
    expect(advice(current, '/')).toEqual([expect.stringContaining('the first one all pages')]);
    expect(advice(v1, '/v1')).toEqual([expect.stringContaining("Add '/api' to what v1 lacks")]);
  });
});

test('a page of the first version cannot lie within another one', () => {
  const pages = ['/', '/v1', '/v1/api', '/v10', '/a/v1'].map((path) => ({
    path,
    source: { file: `content/current${path}.mdx` },
  }));
  expect(checkRoom(pages, [current, v1]).map(({ file }) => file)).toEqual([
    'content/current/v1.mdx',
    'content/current/v1/api.mdx',
  ]);
});
