import { limits, pageOf, type FileMistakes } from './version';

export const dataFiles: FileMistakes = {
  sidebars: [
    [
      { 'sidebars.yaml': 'documentationSidebar:\n  - /\n  - pgae\napiSidebar:\n  - api\n' },
      'sidebars.yaml:3:5 There is no page "pgae". Did you mean "page"?',
      {},
    ],
    [
      { 'sidebars.yaml': 'documentationSidebar:\n  - /\napiSidebar:\n  - api\n' },
      'page.mdx:1:1 The page is in no sidebar. Add "page" to sidebars.yaml.',
      {},
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
      'sidebars.yaml:5:12 The alias *a is inside the value that it stands for. Write the value in place of the alias.',
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
      { 'reference/rpc_limits.yaml': `${limits}more: 1\n` },
      'reference/rpc_limits.yaml:22:1 Unknown key "more" in rpc_limits. The known keys are base58DataBytes, bodyKibibytes, bodyBytes, multipleAccounts, filters, memcmpBytes, memcmpBase58Characters, memcmpBase64Characters, largestAccounts, cacheHours, blockRange, lockoutDepths, slotLeaders, epochCredits, rewardAddresses, performanceSamples, samplePeriodSeconds, signaturesPage, signatureStatuses, feeAddresses, feeBlocks.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': limits.replace('128', '"128"') },
      'reference/rpc_limits.yaml:1:18 rpc_limits.base58DataBytes is "128", which is not valid. Write a whole number, 0 or more, unquoted.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': limits.replace('128', '') },
      'reference/rpc_limits.yaml:1:18 rpc_limits.base58DataBytes is null, which is not valid. Write a whole number, 0 or more, unquoted.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': limits.replace('128', '"{rpc_limits.nope}"') },
      'reference/rpc_limits.yaml:1:19 Unknown token "{rpc_limits.nope}". Use a site name or a value of a file in reference/, or remove the braces.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': 'a: [1\n' },
      'reference/rpc_limits.yaml:2:1 Invalid YAML: a line is indented too little or too much. Indent with spaces, and indent all entries of a list or map alike.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': '- 1\n' },
      'reference/rpc_limits.yaml:1:1 The top level of a data file must be a map. Name the values: {file.name} is a token made of the file name and a name in it.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': `${limits}# caf\uFFFD\n` },
      'reference/rpc_limits.yaml:22:6 The file is not UTF-8. Save it as UTF-8 and retype its special characters.',
      {},
    ],
    [
      { 'reference/rpc_limits.yaml': `${limits}# zero\u200Bwidth\n` },
      'reference/rpc_limits.yaml:22:7 The invisible character U+200B has no width. Delete it.',
      {},
    ],
    [
      { 'reference/nothing.yaml': 'a: 1\n' },
      'reference/nothing.yaml:1:1 There is no schema for the data file "nothing". Rename the file, or add its schema to src/subject/schemas.',
      {},
    ],
    [
      { 'reference/rpc_limits.yml': limits },
      'reference/rpc_limits.yml:1:1 There are two data files named "rpc_limits". Merge them, or rename one.',
      {},
    ],
  ],
  documents: [
    [
      { 'reference/openrpc.json': '{"openrpc": "1.3.2",}' },
      'reference/openrpc.json:1:21 Invalid JSON: unexpected comma before }. Remove the comma.',
      { 'reference/openrpc.json': '{"openrpc": "1.3.2"}' },
    ],
    [
      { 'reference/openrpc.json': '{"openrpc": "1.3.2", "openrpc": "1"}' },
      'reference/openrpc.json:1:22 Invalid JSON: duplicate key "openrpc". Remove one of the two.',
      { 'reference/openrpc.json': '{"openrpc": "1.3.2"}' },
    ],
    [
      { 'reference/openrpc.json': '{"openrpc": "1.3.2", "a": {"$ref": "#/nope"}}' },
      'reference/openrpc.json:1:37 The $ref "#/nope" has no target. Define the target, or correct the $ref.',
      { 'reference/openrpc.json': '{"openrpc": "1.3.2", "nope": {}, "a": {"$ref": "#/nope"}}' },
    ],
    [
      { 'reference/openrpc.json': '{"openrpc": "1.3.2", "a": "{rpc_limits.nope}"}' },
      'reference/openrpc.json:1:28 Unknown token "{rpc_limits.nope}". Use a site name or a value of a file in reference/, or remove the braces.',
      { 'reference/openrpc.json': '{"openrpc": "1.3.2", "a": "rpc_limits.nope"}' },
    ],
    [
      { 'reference/openrpc.json': '[1]' },
      'reference/openrpc.json:1:1 The top level of a data file must be a map. Name the values: {file.name} is a token made of the file name and a name in it.',
      { 'reference/openrpc.json': '{"openrpc": "1.3.2"}' },
    ],
    [
      {
        'reference/openrpc.json':
          '{"openrpc":"1.3.2","methods":[{"name":"a","params":[]},{"name":"a","params":[]}]}',
      },
      'reference/openrpc.json:1:64 The method "a" is defined twice. Rename or remove one of the two.',
      { 'reference/openrpc.json': '{"openrpc":"1.3.2","methods":[]}' },
    ],
    [
      { 'reference/openrpc.json': '{"openrpc":"1.3.2","methods":[{"params":[]}]}' },
      'reference/openrpc.json:1:31 A method has no name. Add "name".',
      { 'reference/openrpc.json': '{"openrpc":"1.3.2","methods":[]}' },
    ],
    [
      { 'reference/openapi.json': '{"openapi":"3.1.0","paths":{"/a":{"get":{"responses":{}}}}}' },
      'reference/openapi.json:1:41 The operation GET /a has no operationId. Add "operationId" with a name that no other operation has.',
      { 'reference/openapi.json': '{"openapi":"3.1.0","paths":{}}' },
    ],
    [
      {
        'reference/openapi.json':
          '{"openapi":"3.1.0","paths":{"/a":{"get":{"operationId":"a","responses":{}},"post":{"operationId":"a","responses":{}}}}}',
      },
      'reference/openapi.json:1:98 The operationId "a" is used twice. Rename one of the two.',
      { 'reference/openapi.json': '{"openapi":"3.1.0","paths":{}}' },
    ],
    [
      {
        'reference/openapi.json':
          '{"openapi":"3.1.0","paths":{"/a":{"get":{"operationId":"a","responses":{}}}}}',
      },
      'reference/openapi.json:1:42 "a" is on no page. Write <ApiOperation id="a" /> on one.',
      { 'reference/openapi.json': '{"openapi":"3.1.0","paths":{}}' },
    ],
    [
      { 'reference/openrpc.json': '{"openrpc":"1.3.2","methods":[{"name":"a","params":[]}]}' },
      'reference/openrpc.json:1:32 "a" is on no page. Write <RpcMethod name="a" /> on one.',
      {
        'reference/openrpc.json': '{"openrpc":"1.3.2","methods":[{"name":"a","params":[]}]}',
        'page.mdx': pageOf('Page', '', '<RpcMethod name="a" />'),
      },
    ],
    [
      { 'reference/openapi.json': '{"openapi":"3.1.0","paths":{},"webhooks":{}}' },
      'reference/openapi.json:1:42 Warning: The webhooks are not shown by <ApiOperation>. Describe it on a page, and add "webhooks" to the document\'s list x-described-on-pages.',
      { 'reference/openapi.json': '{"openapi":"3.1.0","paths":{}}' },
    ],
  ],
};
