import { checkSidebars } from './checkSidebars';
import { format, parse, validLines } from './fixtures';

describe('checkSidebars', () => {
  const pages = (...ids: string[]) => new Map(ids.map((id) => [id, `content/current/${id}.mdx`]));
  const all = ['/', 'documentation/{network}/index', 'documentation/mpc_wallets', 'api'];

  it('accepts sidebars that list every page once', () => {
    expect(checkSidebars(parse(...validLines), pages(...all))).toEqual([]);
  });

  it('reports a page missing from the sidebars, at the page', () => {
    expect(checkSidebars(parse(...validLines), pages(...all, 'x'))).toEqual([
      {
        file: 'content/current/x.mdx',
        line: 1,
        column: 1,
        message: 'The page is missing from the sidebars.',
        advice: 'Add "x" to content/current/sidebars.yaml.',
      },
    ]);
  });

  it('reports a page in two places', () => {
    expect(format(checkSidebars(parse(...validLines, '  - /'), pages(...all)))).toEqual([
      '10:5 The page "/" is in the sidebars twice. It is already in documentationSidebar on line 2; remove one.',
    ]);
  });

  it.each<[string, string[], string[]]>([
    [
      'two categories',
      ['  - category: A', '    items: [api/x]', '  - category: A', '    items: [api/y]'],
      ['12:5 Duplicate label "A" in one list. The other is on line 10; change one of them.'],
    ],
    [
      'a page and a category, in a category',
      [
        '  - category: A',
        '    items:',
        '      - { page: api/x, label: B }',
        '      - { category: B, items: [api/y] }',
      ],
      ['13:9 Duplicate label "B" in one list. The other is on line 12; change one of them.'],
    ],
    [
      'different lists',
      ['  - { page: api/x, label: A }', '  - { category: B, items: [{ page: api/y, label: A }] }'],
      [],
    ],
  ])('compares labels only within one list: %s', (_name, lines, expected) => {
    expect(
      format(checkSidebars(parse(...validLines, ...lines), pages(...all, 'api/x', 'api/y'))),
    ).toEqual(expected);
  });

  it('reports an entry without a page', () => {
    expect(format(checkSidebars(parse(...validLines, '  - apis'), pages(...all)))).toEqual([
      '10:5 There is no page "apis". Did you mean "api"?',
    ]);
    expect(format(checkSidebars(parse(...validLines, '  - quite/else'), pages(...all)))).toEqual([
      '10:5 There is no page "quite/else". Write the path in the version\'s folder, without .mdx or /index.',
    ]);
  });

  it('reports a page in the wrong sidebar', () => {
    const entry = (page: string) => [...validLines, `  - ${page}`];
    const advice =
      'Move it: apiSidebar contains api, institutions, institution, validators and everything below them.';
    expect(
      format(checkSidebars(parse(...entry('documentation/x')), pages(...all, 'documentation/x'))),
    ).toEqual([
      `10:5 The page "documentation/x" is in apiSidebar but belongs in documentationSidebar. ${advice}`,
    ]);
    for (const page of ['institutions/customers', 'institution/x', 'validators', 'api/errors']) {
      expect(checkSidebars(parse(...entry(page)), pages(...all, page))).toEqual([]);
    }
    const lines = ['documentationSidebar: [/, validators/x]', 'apiSidebar: [api]'];
    expect(format(checkSidebars(parse(...lines), pages('/', 'api', 'validators/x')))).toEqual([
      `1:27 The page "validators/x" is in documentationSidebar but belongs in apiSidebar. ${advice}`,
    ]);
  });

  it('reports a misspelt entry once', () => {
    expect(
      format(checkSidebars(parse(...validLines, '  - api/erors'), pages(...all, 'api/errors'))),
    ).toEqual(['10:5 There is no page "api/erors". Did you mean "api/errors"?']);
  });

  it('accepts a page outside the sidebars if it cannot be read, because it may be a draft', () => {
    const unreadable = new Set(['faq']);
    expect(
      checkSidebars(parse(...validLines), pages(...all, 'faq'), new Map(), unreadable),
    ).toEqual([]);
  });

  it('reports a draft in a sidebar', () => {
    const drafts = new Map([['faq', 'content/current/faq.mdx']]);
    expect(format(checkSidebars(parse(...validLines, '  - faq'), pages(...all), drafts))).toEqual([
      '10:5 The page "faq" is a draft. Remove it from the sidebar, or remove draft: true from the page.',
    ]);
  });
});
