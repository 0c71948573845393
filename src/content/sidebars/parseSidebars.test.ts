import { networkName } from '../../site/names';
import { format, parse, validLines } from './fixtures';

describe('parseSidebars', () => {
  it('reads pages, labels and categories with their positions', () => {
    const { sidebars, problems } = parse(...validLines);
    expect(problems).toEqual([]);
    expect(sidebars).toEqual({
      documentationSidebar: [
        { kind: 'page', page: '/', line: 2, column: 5 },
        {
          kind: 'page',
          page: 'documentation/{network}/index',
          label: `About ${networkName}`,
          line: 3,
          column: 5,
        },
        {
          kind: 'category',
          label: 'Wallets',
          line: 5,
          column: 5,
          items: [{ kind: 'page', page: 'documentation/mpc_wallets', line: 7, column: 9 }],
        },
      ],
      apiSidebar: [{ kind: 'page', page: 'api', line: 9, column: 5 }],
    });
  });

  it.each<[string, string[], string[]]>([
    [
      'the file is empty',
      [],
      [
        '1:1 The file defines no sidebars. Write documentationSidebar: and apiSidebar:, each with a list of entries.',
      ],
    ],
    [
      'unknown sidebar',
      [...validLines, 'apiSidebars:', '  - x'],
      ['10:1 Unknown sidebar "apiSidebars". Did you mean "apiSidebar"?'],
    ],
    [
      'unknown key',
      [...validLines, '  - page: x', '    lable: y'],
      ['11:5 Unknown key "lable" in an entry. Did you mean "label"?'],
    ],
    [
      'page with a colon after it',
      [...validLines, '  - documentation/x:'],
      ['10:5 The entry ends in a colon, so YAML reads it as a map. Remove the colon.'],
    ],
    [
      'label is not text',
      [...validLines, '  - page: x', '    label: 5'],
      [`11:5 The value of "label" is not a string. Write label: 'Text', in quotes.`],
    ],
    [
      'items without a category',
      [...validLines, '  - label: x', '    items:', '      - y'],
      [
        '10:5 The entry has items but no category. Write category: x and, on the next line, items:.',
      ],
    ],
    [
      'keys of another tool',
      [...validLines, '  - type: doc', '    id: x'],
      ['10:5 The entry has no page. Write page: x.'],
    ],
    [
      'key without effect',
      [...validLines, '  - page: x', '    collapsed: true'],
      ['11:5 Unknown key "collapsed" in an entry. Remove it.'],
    ],
    [
      'label without a page',
      [...validLines, '  - label: x'],
      [
        '10:5 The entry has no page. Write a page (documentation/mpc_wallets), a page with a label (page: and label:), or a category (category: and items:).',
      ],
    ],
    [
      'label is blank',
      [...validLines, '  - page: x', "    label: ' '"],
      [`11:5 The value of "label" is empty. Write label: 'Text'.`],
    ],
    [
      'entry is a number',
      [...validLines, '  - 5'],
      [
        '10:5 This is not a sidebar entry. Write a page (documentation/mpc_wallets), a page with a label (page: and label:), or a category (category: and items:).',
      ],
    ],
    [
      'unknown token in a label',
      [...validLines, '  - page: x', "    label: '{Netwrk}'"],
      ['11:5 Unknown token "{Netwrk}". Did you mean {Network}?'],
    ],
  ])('reports a mistake: %s', (_name, lines, expected) => {
    expect(format(parse(...lines).problems)).toEqual(expected);
  });

  it('reports a category without items, and invalid YAML', () => {
    expect(parse(...validLines, '  - category: Empty').problems).toMatchObject([
      { line: 10, message: 'A list of entries is missing.' },
    ]);
    const broken = parse('documentationSidebar: [a');
    expect(broken.problems[0]?.message).toMatch(/valid YAML/);
    expect(broken.sidebars).toEqual({ documentationSidebar: [], apiSidebar: [] });
  });
});
