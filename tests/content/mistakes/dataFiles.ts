import { pageOf, rpcLimits, type FileMistakes } from './version';

const sidebars = (entry: string) =>
  `documentationSidebar:\n  - /\n  - ${entry}\napiSidebar:\n  - api\n`;

export const dataFiles: FileMistakes = {
  sidebars: [
    [
      { 'sidebars.yaml': 'documentationSidebar:\n  - /\n  - pgae\napiSidebar:\n  - api\n' },
      'sidebars.yaml:3:5 There is no page "pgae". Did you mean "page"?',
      {},
    ],
    [
      { 'sidebars.yaml': 'documentationSidebar:\n  - /\napiSidebar:\n  - api\n' },
      'page.mdx:1:1 The page is missing from the sidebars. Add "page" to sidebars.yaml.',
      {},
    ],
    [
      { 'sidebars.yaml': '' },
      'sidebars.yaml:1:1 The file defines no sidebars. Write documentationSidebar: and apiSidebar:, each with a list of entries.',
      {},
    ],
    ...['page.mdx', '/page/', './page', 'page:page'].map((entry): FileMistakes[string][number] => [
      { 'sidebars.yaml': sidebars(entry) },
      `sidebars.yaml:3:5 There is no page "${entry}". Write page.`,
      {},
    ]),
    [
      { 'sidebars.yaml': 'documentationSidebar:\n  - /\n   - page\napiSidebar:\n  - api\n' },
      'sidebars.yaml:2:5 Several entries are read as one. Write each entry on its own line, all with the same indentation.',
      {},
    ],
    [
      { 'sidebars.yaml': sidebars('category: A\n    item:\n      - page') },
      'sidebars.yaml:4:5 Unknown key "item" in an entry. Did you mean "items"?',
      { 'sidebars.yaml': sidebars('category: A\n    items:\n      - page') },
    ],
    [
      { 'sidebars.yaml': sidebars('categry: A\n    items:\n      - page') },
      'sidebars.yaml:3:5 Unknown key "categry" in an entry. Did you mean "category"?',
      { 'sidebars.yaml': sidebars('category: A\n    items:\n      - page') },
    ],
    [
      { 'sidebars.yaml': sidebars('pgae: page') },
      'sidebars.yaml:3:5 Unknown key "pgae" in an entry. Did you mean "page"?',
      { 'sidebars.yaml': sidebars('page: page') },
    ],
    [
      { 'sidebars.yaml': sidebars('category: A\n    page: page\n    items:\n      - page') },
      'sidebars.yaml:4:5 An entry cannot be both a page and a category. Make the page an entry of its own, in the items of the category.',
      { 'sidebars.yaml': sidebars('category: A\n    items:\n      - page') },
    ],
    [
      { 'sidebars.yaml': 'documentationSidebar:\n  - /\n  - page\napiSidebr:\n  - api\n' },
      'sidebars.yaml:4:1 Unknown sidebar "apiSidebr". Did you mean "apiSidebar"?',
      {},
    ],
    [
      { 'sidebars.yaml': sidebars("page: page\n    label: ''") },
      `sidebars.yaml:4:5 The value of "label" is empty. Write label: 'Text'.`,
      { 'sidebars.yaml': sidebars("page: page\n    label: 'Text'") },
    ],
    [
      { 'sidebars.yaml': sidebars("page: page\n    label: '**Text**'") },
      'sidebars.yaml:4:5 The label is plain text, but contains **Text**. Remove the Markdown or HTML.',
      { 'sidebars.yaml': sidebars("page: page\n    label: 'Text'") },
    ],
    [
      {
        'sidebars.yaml': 'documentationSidebar:\n  - /\n  - page\n  - page\napiSidebar:\n  - api\n',
      },
      'sidebars.yaml:4:5 The page "page" is in the sidebars twice. It is already in documentationSidebar on line 3; remove one.',
      {},
    ],
    [
      {
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page\napiSidebar:\n  - category: A\n    items: []\n  - api\n',
      },
      'sidebars.yaml:6:12 A list of entries is missing. Write a page (documentation/mpc_wallets), a page with a label (page: and label:), or a category (category: and items:).',
      {},
    ],
    [
      {
        'sidebars.yaml': 'documentationSidebar:\n  - /\n  - page\n  - api\napiSidebar:\n  - api\n',
      },
      'sidebars.yaml:6:5 The page "api" is in the sidebars twice. It is already in documentationSidebar on line 4; remove one.',
      {},
    ],
    [
      {
        'sidebars.yaml':
          'documentationSidebar:\n  - page: /\n    label: A\n  - page: page\n    label: A\napiSidebar:\n  - api\n',
      },
      'sidebars.yaml:4:5 Duplicate label "A" in one list. The other is on line 2; change one of them.',
      {},
    ],
    [
      { 'sidebars.yaml': 'documentationSidebar:\n  - /\n  - page\n' },
      'sidebars.yaml:1:1 The sidebar apiSidebar is missing. Add apiSidebar: with a list of entries.',
      {},
    ],
    [
      {
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page\napiSidebar:\n  - api\nadminSidebar:\n  - page\n',
      },
      'sidebars.yaml:6:1 Unknown sidebar "adminSidebar". Did you mean "apiSidebar"?',
      {},
    ],
    [
      {
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page: page\n    lable: A\napiSidebar:\n  - api\n',
      },
      'sidebars.yaml:4:5 Unknown key "lable" in an entry. Did you mean "label"?',
      {},
    ],
    [
      {
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page: page\n    label: "{nope}"\napiSidebar:\n  - api\n',
      },
      'sidebars.yaml:4:5 Unknown token "{nope}". Use a site name or a value of a file in reference/, or write \\{ for a literal brace.',
      {
        'sidebars.yaml':
          "documentationSidebar:\n  - /\n  - page: page\n    label: '\\{nope}'\napiSidebar:\n  - api\n",
      },
    ],
    [
      {
        'sidebars.yaml':
          'documentationSidebar: &a\n  - /\n  - page\n  - category: x\n    items: *a\napiSidebar:\n  - api\n',
      },
      'sidebars.yaml:5:12 The alias *a refers to a value that contains it. Remove the alias, or name another anchor.',
      {},
    ],
    [
      { 'sidebars.yaml': 'documentationSidebar:\n  - /\n  - *a\napiSidebar:\n  - api\n' },
      'sidebars.yaml:3:5 The alias *a has no anchor. Define &a above it, or put the value in single quotes.',
      {},
    ],
  ],
  'data files': [
    [
      { 'reference/rpc_limits.yaml': `${rpcLimits}more: 1\n` },
      'reference/rpc_limits.yaml:23:1 Unknown key "more" in rpc_limits. The known keys are base58DataBytes, bodyKibibytes, bodyBytes, multipleAccounts, filters, memcmpBytes, memcmpBase58Characters, memcmpBase64Characters, largestAccounts, cacheHours, blockRange, lockoutDepths, slotLeaders, epochCredits, rewardAddresses, performanceSamples, samplePeriodSeconds, signaturesPage, signatureStatuses, feeAddresses, feeBlocks, logBytes.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': rpcLimits.replace('128', '"128"') },
      'reference/rpc_limits.yaml:1:18 rpc_limits.base58DataBytes is "128", which is not valid. Write a whole number, 0 or more, unquoted.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': rpcLimits.replace('128', '') },
      'reference/rpc_limits.yaml:1:18 rpc_limits.base58DataBytes is null, which is not valid. Write a whole number, 0 or more, unquoted.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': rpcLimits.replace('128', '"{rpc_limits.nope}"') },
      'reference/rpc_limits.yaml:1:19 Unknown token "{rpc_limits.nope}". Use a site name or a value of a file in reference/, or remove the braces.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': `${rpcLimits}filters: 1\nmemcmpBytes: 2\n` },
      'reference/rpc_limits.yaml:23:1 Duplicate keys "filters", "memcmpBytes". Remove them, or put them under a key of their own.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': 'a: [1\n' },
      'reference/rpc_limits.yaml:1:4 Invalid YAML: a bracket is not closed. Close it with ] or }.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': '- 1\n' },
      'reference/rpc_limits.yaml:1:1 The top level of a data file must be a map. Give each value a name, so that the token {file.name} can refer to it.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': `${rpcLimits}# caf\uFFFD\n` },
      'reference/rpc_limits.yaml:23:6 The file is not UTF-8, or contains U+FFFD (\uFFFD). Save it as UTF-8, and write the intended characters in place of \uFFFD.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': `${rpcLimits}# zero\u200Bwidth\n` },
      'reference/rpc_limits.yaml:23:7 The invisible character U+200B has no width. Delete it.',
      {},
    ],
    ...(
      [
        ['filters:', 'filter:', '5:1 Unknown key "filter" in rpc_limits. Did you mean "filters"?'],
        [
          'filters: 4\n',
          '',
          '1:1 rpc_limits has no filters. Add filters: a whole number, 0 or more, unquoted.',
        ],
        [
          'filters: 4',
          'filters: [4]',
          '5:10 rpc_limits.filters has the wrong type. Write a whole number, 0 or more, unquoted.',
        ],
        [
          'memcmpBytes: 128',
          'memcmpBytes: {}',
          '6:14 rpc_limits.memcmpBytes has the wrong type. Write a whole number, 0 or more, unquoted.',
        ],
        [
          'memcmpBytes: 128',
          "memcmpBytes: '{rpc_limits.nothing}'",
          '6:15 Unknown token "{rpc_limits.nothing}". Use a site name or a value of a file in reference/, or remove the braces.',
        ],
      ] as const
    ).map(([from, to, problem]): FileMistakes[string][number] => [
      {
        'reference/rpc_limits.yaml': rpcLimits.replace(from, to),
        'page.mdx': pageOf(
          'Page',
          '',
          'Up to {rpc_limits.filters} or {rpc_limits.signatureStatuses}.',
        ),
      },
      `reference/rpc_limits.yaml:${problem}`,
      {},
    ]),
    [
      { 'page.mdx': pageOf('Page', '', 'It costs {fees.base}.') },
      'page.mdx:6:10 There is no data file reference/fees.yaml. Restore the file, or remove everything that uses its values.',
      {},
    ],
    [
      {
        'page.mdx': pageOf('Page', '', '<DataTable data="fees.list" columns="kind: Kind" />'),
      },
      'page.mdx:6:1 There is no data file reference/fees.yaml. Restore the file, or remove everything that uses its values.',
      {},
    ],
    [
      { 'reference/nothing.yaml': 'a: 1\n' },
      'reference/nothing.yaml:1:1 There is no schema for the data file "nothing". Rename the file, or add its schema to src/domain/schemas.',
      {},
    ],
    [
      { 'reference/rpc_limits.yml': rpcLimits },
      'reference/rpc_limits.yml:1:1 There is another file named "rpc_limits". Merge them, or rename one.',
      {},
    ],
  ],
};
