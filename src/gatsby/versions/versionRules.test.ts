import type { DocsVersion } from '../../site/versions';
import { checkLinkedPages, checkVersionPaths, checkVersions } from './versionRules';

const current: DocsVersion = { name: 'current', label: 'Next', path: '' };
const v1: DocsVersion = { name: 'v1', label: '1.0', path: 'v1' };
const messages = (problems: readonly { readonly message: string }[]) =>
  problems.map(({ message }) => message);

describe('the list of versions', () => {
  const problemsOf = (changes: Partial<DocsVersion>) =>
    messages(checkVersions([current, { ...v1, ...changes }], ['current', changes.name ?? 'v1']));

  test.each<Partial<DocsVersion>>([{}, { name: '1.5', path: '1.5' }, { path: '2025-11' }])(
    'accepts %j',
    (changes) => {
      expect(problemsOf(changes)).toEqual([]);
    },
  );

  test.each<[Partial<DocsVersion>, string]>([
    [{ name: 'V1' }, '"V1" is not a valid version name.'],
    [{ name: 'a/b' }, '"a/b" is not a valid version name.'],
    [{ label: '' }, 'The version "v1" has no label.'],
    [{ label: 'Next' }, 'Two versions are labelled "Next".'],
    [{ path: '' }, '"" is not a valid path for a version.'],
    [{ path: 'old/v1' }, '"old/v1" is not a valid path for a version.'],
    [{ path: 'search' }, '"search" is not a valid path for a version.'],
    [{ path: 'cards' }, '"cards" is not a valid path for a version.'],
    [{ path: 'llms.txt' }, '"llms.txt" is not a valid path for a version.'],
    [{ path: '1.1.html' }, '"1.1.html" is not a valid path for a version.'],
  ])('rejects %j', (changes, message) => {
    expect(problemsOf(changes)).toEqual([message]);
  });

  test('rejects duplicate names and paths, and names that differ only in punctuation', () => {
    const sameName = { ...v1, label: '1.1', path: 'v1-1' };
    expect(messages(checkVersions([current, v1, sameName], ['current', 'v1']))).toEqual([
      'Two versions are named "v1".',
    ]);
    const duplicate = { name: 'v-1', label: '1.0.0', path: 'v1' };
    expect(messages(checkVersions([current, v1, duplicate], ['current', 'v1', 'v-1']))).toEqual([
      'The name "v-1" differs from another version\'s only in punctuation or capitals.',
      'Two versions have the path "v1".',
    ]);
  });

  test('reports a duplicate entry once', () => {
    for (const version of [current, v1]) {
      expect(messages(checkVersions([current, v1, version], ['current', 'v1']))).toEqual([
        `The version "${version.name}" is listed twice.`,
      ]);
    }
  });

  test('requires the first version to be at the root', () => {
    expect(messages(checkVersions([v1], ['v1']))).toEqual([
      "The first version must be at the site's root.",
    ]);
  });

  test('rejects versions without a folder and folders without a version', () => {
    const problems = checkVersions([current, v1], ['current', 'v2']);
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'src/site/versions.ts: There is no folder content/v1.',
      'content/v2: This folder is not listed in src/site/versions.ts.',
    ]);
  });
});

describe('pages linked from the navbar or footer', () => {
  const linked = ['/', '/api', '/x'];

  test.each<[DocsVersion, string[], string[]]>([
    [current, ['/', '/api', '/x', '/more'], []],
    [v1, ['/v1', '/v1/api', '/v1/x'], []],
    [{ ...v1, lacks: ['/x'] }, ['/v1', '/v1/api'], []],
    [current, ['/', '/x'], ['The navbar or footer links to /api, which current does not have.']],
    [v1, ['/v1', '/v1/x'], ['The navbar or footer links to /api, which v1 does not have.']],
    [
      { ...v1, lacks: ['/'] },
      ['/v1/api', '/v1/x'],
      ['The navbar or footer links to /, which v1 does not have.'],
    ],
    [
      { ...v1, lacks: ['/x', '/y'] },
      ['/v1', '/v1/api', '/v1/x'],
      [
        'v1 lists /x in "lacks", but the page exists.',
        'v1 lists /y in "lacks", but neither the navbar nor the footer links to it.',
      ],
    ],
  ])('are checked in the version %j with the pages %j', (version, paths, expected) => {
    expect(messages(checkLinkedPages(version, new Set(paths), linked))).toEqual(expected);
  });

  test('are required in the first version; other versions may list them in `lacks`', () => {
    const advice = (version: DocsVersion, start: string) =>
      checkLinkedPages(version, new Set([start]), ['/api']).map((problem) => problem.advice);
    expect(advice(current, '/')).toEqual([
      expect.stringContaining('the first needs every linked page'),
    ]);
    expect(advice(v1, '/v1')).toEqual([expect.stringMatching(/^Add '\/api' to "lacks" of v1/)]);
  });
});

test('rejects a page of the first version whose path is inside another version', () => {
  const pages = ['/', '/v1', '/v1/api', '/v10', '/a/v1'].map((path) => ({
    path,
    source: { file: `content/current${path}.mdx` },
  }));
  expect(checkVersionPaths(pages, [current, v1]).map(({ file }) => file)).toEqual([
    'content/current/v1.mdx',
    'content/current/v1/api.mdx',
  ]);
});
