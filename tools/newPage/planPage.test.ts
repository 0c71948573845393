import { pageKinds } from '../../src/content/parse/frontMatter/expectedValues';
import { problemsOfVersion } from '../../tests/content/mistakes/version';
import type { AuthoredVersion } from '../authoring/readPages';
import { Refusal } from '../authoring/runCommand';
import { planPage, type PageRequest } from './planPage';

const folder = 'content/current';
const texts: Record<string, string> = {
  'index.mdx': '---\ntitle: Home\n---\n',
  'page.mdx': '---\ntitle: Page\n---\n',
  'documentation/money/fees.mdx': "---\ntitle: 'Fees'\nkind: guide\n---\n",
  'api.mdx': '---\ntitle: API\n---\n',
  'sidebars.yaml':
    'documentationSidebar:\n  - /\n  - page\n  - category: Money\n    items:\n      - documentation/money/fees\napiSidebar:\n  - api\n',
};
const content: AuthoredVersion = {
  folder,
  pages: new Map(
    Object.keys(texts)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => [file.replace(/(?:^index)?\.mdx$/, '') || '/', `${folder}/${file}`]),
  ),
  drafts: new Set(),
  texts: new Map(Object.entries(texts).map(([file, text]) => [`${folder}/${file}`, text])),
  files: new Set(),
};

function plan(request: PageRequest) {
  const { file, changed, kind } = planPage(request, content);
  const before = texts['sidebars.yaml']?.split('\n') ?? [];
  const after = changed.get(`${folder}/sidebars.yaml`)?.split('\n') ?? before;
  return {
    kind,
    frontMatter: changed.get(file)?.split('---\n')[1]?.split('\n').slice(0, -1) ?? [],
    body: changed.get(file)?.split('---\n').slice(2).join('---\n') ?? '',
    entry: after.filter((line) => !before.includes(line)),
  };
}

test.each<[string, PageRequest, string, string[]]>([
  [
    'beside the other pages of its folder',
    { id: 'documentation/money/rates' },
    'guide',
    ['      - documentation/money/rates'],
  ],
  [
    'in a new category',
    { id: 'documentation/usd_on_{network}/foo_bar' },
    'concept',
    ['  - category: Usd on {Network}', '      - documentation/usd_on_{network}/foo_bar'],
  ],
  [
    'in a named category, with a label',
    { id: 'documentation/x', category: 'Money > Rates: all', label: 'X', kind: 'overview' },
    'overview',
    [
      "      - category: 'Rates: all'",
      '        items:',
      '          - page: documentation/x',
      '            label: X',
    ],
  ],
  [
    'at the top level',
    { id: 'documentation/money/x', category: '' },
    'guide',
    ['  - documentation/money/x'],
  ],
  ['in the other sidebar', { id: 'institutions' }, 'concept', ['  - institutions']],
  ['as a draft', { id: 'documentation/x', draft: true }, 'concept', []],
])('adds a page %s', (_name, request, kind, entry) => {
  expect(plan(request)).toMatchObject({ kind, entry });
});

test('shows the operation that the request names', () => {
  const { kind, frontMatter, body } = plan({
    id: 'institutions/refunds/create',
    operation: 'createRefund',
  });
  expect([kind, frontMatter[0]]).toEqual(['operation', 'title: Create']);
  expect(frontMatter.some((line) => line.startsWith('kind:'))).toBe(false);
  expect(body).toContain('<ApiOperation id="createRefund" />');
});

test('shows the method that a page of the RPC reference is named after', () => {
  const id = 'validators/network-documentation/rpc/getFoo';
  const { frontMatter, body } = plan({ id, category: 'RPC methods' });
  expect(frontMatter[0]).toBe('title: getFoo');
  expect(frontMatter.some((line) => line.startsWith('kind:'))).toBe(false);
  expect(body).toContain('<RpcMethod name="getFoo" />');
});

test('uses the given title, or derives one from the path', () => {
  expect(plan({ id: 'documentation/foo_bar' }).frontMatter[0]).toBe('title: Foo bar');
  expect(plan({ id: 'documentation/{network}_fees' }).frontMatter[0]).toBe(
    "title: '{Network} fees'",
  );
  expect(plan({ id: 'x', title: "Bank's: all" }).frontMatter[0]).toBe("title: 'Bank''s: all'");
});

test.each(pageKinds)(
  'writes a page of the kind %s that passes the check, except for its description',
  (kind) => {
    const { changed } = planPage(
      { id: 'documentation/new_page', kind },
      {
        ...content,
        pages: new Map(),
        texts: new Map([
          [
            `${folder}/sidebars.yaml`,
            'documentationSidebar:\n  - /\n  - page\napiSidebar:\n  - api\n',
          ],
        ]),
      },
    );
    const files = Object.fromEntries(
      [...changed].map(([file, text]) => [file.slice(folder.length + 1), text]),
    );
    expect(problemsOfVersion(files)).toEqual([
      'documentation/new_page.mdx:3:14 Warning: The description is still the placeholder from npm run new. Say in one sentence of 50 to 170 characters what the reader finds here.',
    ]);
  },
);

test.each<[PageRequest, string]>([
  [{ id: 'page' }, 'content/current/page.mdx already has the address /page. Choose another path.'],
  [
    { id: 'Page' },
    '/Page differs only in capitals from the address of content/current/page.mdx. Choose another path.',
  ],
  [{ id: 'search' }, '/search is a page of the site itself. Choose another path.'],
  [
    { id: 'a b' },
    '"/a b" cannot be the address of a page. Use letters, digits, "_", "-", {brand} and {network} between the slashes, without a file extension.',
  ],
  [
    { id: '{x}/a' },
    '"/{x}/a" cannot be the address of a page. Use letters, digits, "_", "-", {brand} and {network} between the slashes, without a file extension.',
  ],
  [{ id: 'x', kind: 'guides' }, '"guides" is not a kind of page. Did you mean "guide"?'],
  [
    { id: 'x', kind: 'tutorial' },
    '"tutorial" is not a kind of page. Use guide, concept or overview.',
  ],
  [
    { id: 'x', kind: 'guide', operation: 'createRefund' },
    'A page that shows an operation has no kind. Omit --kind.',
  ],
  [
    { id: 'x', title: 'fees' },
    'content/current/documentation/money/fees.mdx already has the title "Fees". Give this page another with --title.',
  ],
])('refuses %j', (request, message) => {
  expect(() => planPage(request, content)).toThrow(new Refusal(message));
});
