import { checkSidebars } from './checkSidebars';
import { parseSidebars } from './parseSidebars';

const file = 'content/current/sidebars.yaml';
const parse = (...lines: string[]) => parseSidebars({ file, text: lines.join('\n') });
const valid = [
  'documentationSidebar:',
  '  - /',
  '  - page: documentation/{network}/index',
  "    label: 'About {Network}'",
  '  - category: Wallets',
  '    items:',
  '      - documentation/mpc_wallets',
  'apiSidebar:',
  '  - api',
];
const told = (
  problems: readonly { line: number; column: number; message: string; advice: string }[],
) => problems.map((p) => `${p.line}:${p.column} ${p.message} ${p.advice}`);

describe('checkSidebars', () => {
  const pages = (...ids: string[]) => new Map(ids.map((id) => [id, `content/current/${id}.mdx`]));
  const all = ['/', 'documentation/{network}/index', 'documentation/mpc_wallets', 'api'];

  it('is content when every page stands in one place', () => {
    expect(checkSidebars(parse(...valid), pages(...all))).toEqual([]);
  });

  it('tells a page in no sidebar at the page', () => {
    expect(checkSidebars(parse(...valid), pages(...all, 'x'))).toEqual([
      {
        file: 'content/current/x.mdx',
        line: 1,
        column: 1,
        message: 'The page stands in no sidebar.',
        advice: 'Add "x" to content/current/sidebars.yaml.',
      },
    ]);
  });

  it('tells a page in two places', () => {
    expect(told(checkSidebars(parse(...valid, '  - /'), pages(...all)))).toEqual([
      '10:5 The page "/" stands in the sidebars twice. It is in documentationSidebar on line 2 already; take one away.',
    ]);
  });

  it.each<[string, string[], string[]]>([
    [
      'two categories',
      ['  - category: A', '    items: [api/x]', '  - category: A', '    items: [api/y]'],
      [
        '12:5 Two entries of one list have the label "A". The other one is on line 10; give one of them another label.',
      ],
    ],
    [
      'a page and a category, in a category',
      [
        '  - category: A',
        '    items:',
        '      - { page: api/x, label: B }',
        '      - { category: B, items: [api/y] }',
      ],
      [
        '13:9 Two entries of one list have the label "B". The other one is on line 12; give one of them another label.',
      ],
    ],
    [
      'different lists',
      ['  - { page: api/x, label: A }', '  - { category: B, items: [{ page: api/y, label: A }] }'],
      [],
    ],
  ])('tells equal labels of entries side by side: %s', (_name, lines, expected) => {
    expect(told(checkSidebars(parse(...valid, ...lines), pages(...all, 'api/x', 'api/y')))).toEqual(
      expected,
    );
  });

  it('tells an entry without a page', () => {
    expect(told(checkSidebars(parse(...valid, '  - apis'), pages(...all)))).toEqual([
      '10:5 There is no page "apis". Did you mean "api"?',
    ]);
    expect(told(checkSidebars(parse(...valid, '  - quite/else'), pages(...all)))).toEqual([
      '10:5 There is no page "quite/else". Name the file within the version, without .mdx and without /index.',
    ]);
  });

  it('tells a page in the sidebar of others', () => {
    const entry = (page: string) => [...valid, `  - ${page}`];
    const advice =
      'apiSidebar holds api, institutions, institution, validators and what is below them.';
    expect(
      told(checkSidebars(parse(...entry('documentation/x')), pages(...all, 'documentation/x'))),
    ).toEqual([
      `10:5 The page "documentation/x" stands in apiSidebar instead of documentationSidebar. ${advice}`,
    ]);
    for (const page of ['institutions/customers', 'institution/x', 'validators', 'api/errors']) {
      expect(checkSidebars(parse(...entry(page)), pages(...all, page))).toEqual([]);
    }
    const lines = ['documentationSidebar: [/, validators/x]', 'apiSidebar: [api]'];
    expect(told(checkSidebars(parse(...lines), pages('/', 'api', 'validators/x')))).toEqual([
      `1:27 The page "validators/x" stands in documentationSidebar instead of apiSidebar. ${advice}`,
    ]);
  });

  it('tells a misspelt entry once', () => {
    expect(
      told(checkSidebars(parse(...valid, '  - api/erors'), pages(...all, 'api/errors'))),
    ).toEqual(['10:5 There is no page "api/erors". Did you mean "api/errors"?']);
  });

  it('says nothing of pages that may be drafts', () => {
    const unread = new Set(['faq']);
    expect(checkSidebars(parse(...valid), pages(...all, 'faq'), new Map(), unread)).toEqual([]);
  });

  it('tells a draft in a sidebar', () => {
    const drafts = new Map([['faq', 'content/current/faq.mdx']]);
    expect(told(checkSidebars(parse(...valid, '  - faq'), pages(...all), drafts))).toEqual([
      '10:5 The page "faq" is a draft. Take it out of the sidebar, or take draft: true out of the page.',
    ]);
  });
});
