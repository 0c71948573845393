import type { AuthoredVersion } from '../authoring/readPages';
import { Refusal } from '../authoring/runCommand';
import { planMove } from './planMove';

const folder = 'content/current';
const texts: Record<string, string> = {
  'index.mdx': '[keys](./documentation/keys.mdx#shares)',
  'documentation/keys.mdx': '[fees](./fees.mdx) [home](../index.mdx)',
  'documentation/fees.mdx': '[keys](keys.mdx)',
  'documentation/{network}/index.mdx': '[tokens](./tokens.mdx)',
  'documentation/{network}/tokens.mdx': '[network](./index.mdx) [keys](../keys.mdx)',
  'documentation/faq.mdx': 'Draft.',
  'api.mdx': 'API.',
  'reference/openapi.json': '"[keys](/documentation/keys.mdx)"',
  'sidebars.yaml': `documentationSidebar:
  - /
  - documentation/keys # first
  - documentation/fees
  - category: Network
    items:
      - documentation/{network}
      - documentation/{network}/tokens
apiSidebar:
  - api
`,
};
const footer = 'src/site/footer.ts';
const ids = Object.keys(texts)
  .filter((file) => file.endsWith('.mdx'))
  .map((file): [string, string] => [
    file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '') || '/',
    `${folder}/${file}`,
  ]);
const content: AuthoredVersion = {
  folder,
  pages: new Map(ids),
  drafts: new Set(['documentation/faq']),
  texts: new Map([
    ...Object.entries(texts).map(([file, text]): [string, string] => [`${folder}/${file}`, text]),
    [footer, "{ to: '/documentation/keys' }, { to: '/documentation/keysmith' }"],
  ]),
  files: new Set(Object.keys(texts).map((file) => `${folder}/${file}`)),
};

function plan(from: string, to: string) {
  const { renamed, changed, notes } = planMove(from, to, content);
  const short = (file: string) => file.replace(`${folder}/`, '');
  return {
    renamed: Object.fromEntries([...renamed].map(([a, b]) => [short(a), short(b)])),
    changed: Object.fromEntries([...changed].map(([file, text]) => [short(file), text])),
    notes,
  };
}

test('moves a page, with its entry and the links in it and to it, and adds a redirect', () => {
  const { renamed, changed, notes } = plan('documentation/keys', 'documentation/{network}/keys');
  expect(renamed).toEqual({ 'documentation/keys.mdx': 'documentation/{network}/keys.mdx' });
  expect(notes).toEqual([]);
  expect(changed).toEqual({
    'index.mdx': '[keys](./documentation/{network}/keys.mdx#shares)',
    'documentation/{network}/keys.mdx': '[fees](../fees.mdx) [home](../../index.mdx)',
    'documentation/fees.mdx': '[keys]({network}/keys.mdx)',
    'documentation/{network}/tokens.mdx': '[network](./index.mdx) [keys](./keys.mdx)',
    'reference/openapi.json': '"[keys](/documentation/{network}/keys.mdx)"',
    'sidebars.yaml': texts['sidebars.yaml']?.replace(
      'documentation/keys #',
      'documentation/{network}/keys #',
    ),
    'redirects.yaml': expect.stringContaining(
      '- from: /documentation/keys\n  to: /documentation/{network}/keys\n',
    ) as string,
    [footer]: "{ to: '/documentation/{network}/keys' }, { to: '/documentation/keysmith' }",
  });
});

test('moves all pages of a folder', () => {
  const { renamed, changed } = plan('documentation/{network}/', 'documentation/chain/');
  expect(renamed).toEqual({
    'documentation/{network}/index.mdx': 'documentation/chain/index.mdx',
    'documentation/{network}/tokens.mdx': 'documentation/chain/tokens.mdx',
  });
  expect(changed['documentation/chain/tokens.mdx']).toBe(
    '[network](./index.mdx) [keys](../keys.mdx)',
  );
  expect(changed['sidebars.yaml']).toContain('- documentation/chain/tokens');
  expect(changed['redirects.yaml']).toContain(
    '- from: /documentation/{network}/tokens\n  to: /documentation/chain/tokens\n',
  );
});

test('a page moved to another sidebar goes to the end of that sidebar', () => {
  const { changed, notes } = plan('documentation/fees', 'institutions/fees');
  expect(changed['sidebars.yaml']).toMatch(/apiSidebar:\n {2}- api\n {2}- institutions\/fees\n$/);
  expect(changed['sidebars.yaml']).not.toContain('documentation/fees');
  expect(notes).toEqual([
    '"institutions/fees" belongs in apiSidebar and was added at the end. Move the entry to the right place.',
  ]);
});

test('moves a draft, which has no entry and gets no redirect', () => {
  const { renamed, changed } = plan('documentation/faq', 'documentation/questions');
  expect(renamed).toEqual({ 'documentation/faq.mdx': 'documentation/questions.mdx' });
  expect(changed).toEqual({ 'documentation/questions.mdx': 'Draft.' });
});

test.each([
  [
    'documentation/key',
    'x',
    'There is no page "documentation/key". Did you mean "documentation/keys"?',
  ],
  [
    'quite/else',
    'x',
    'There is no page "quite/else". Name a page by its path in the version, its address or its file.',
  ],
  [
    'documentation',
    'x',
    '"documentation" is a folder. To move all its pages, write documentation/ with a slash at the end.',
  ],
  ['none/', 'x/', 'There are no pages in "none/". Name a folder with pages.'],
  [
    'documentatoin/',
    'x/',
    'There are no pages in "documentatoin/". Did you mean "documentation/"?',
  ],
  ['/', 'x', 'The home page cannot be moved. Name another page.'],
  [
    'documentation/keys',
    '/',
    '"/" cannot be the address of a page. Use letters, digits, "_", "-", {brand} and {network} between the slashes, without a file extension.',
  ],
  [
    'documentation/keys',
    'a b',
    '"/a b" cannot be the address of a page. Use letters, digits, "_", "-", {brand} and {network} between the slashes, without a file extension.',
  ],
  [
    'documentation/keys',
    '{netwrk}/a',
    '"/{netwrk}/a" cannot be the address of a page. Use letters, digits, "_", "-", {brand} and {network} between the slashes, without a file extension.',
  ],
  ['documentation/keys', 'search', '/search is a page of the site itself. Choose another path.'],
  [
    'documentation/keys',
    'documentation/keys',
    '"documentation/keys" is the current path of the page. Name another path.',
  ],
  [
    'documentation/keys',
    'documentation/fees',
    'content/current/documentation/fees.mdx already has the address /documentation/fees. Choose another path, or move or delete that page first.',
  ],
  [
    'documentation/keys',
    'documentation/Fees',
    '/documentation/Fees differs only in capitals from the address of content/current/documentation/fees.mdx. Choose another path, or move or delete that page first.',
  ],
  [
    'api',
    'documentation/api',
    '"api" is the only page of apiSidebar, and "documentation/api" belongs in documentationSidebar. Add another page to apiSidebar first.',
  ],
])('refuses to move %s to %s', (from, to, message) => {
  expect(() => planMove(from, to, content)).toThrow(new Refusal(message));
});
