import { api, number, rpc, text, withInfo } from './builders';
import { pageOf, type FileMistakes, type Files } from './version';

const front = (lines: string): Files => ({ 'page.mdx': pageOf('Page', `\n${lines}`) });
const sidebars = (entries: string) => ({
  'sidebars.yaml': `documentationSidebar:\n${entries}apiSidebar:\n  - api\n`,
});
const redirect = (lines: string) => ({ 'redirects.yaml': `- from: /old\n  to: /page\n${lines}` });

/** Mistakes that authors make in haste outside the body of a page. */
export const hastyFiles: FileMistakes = {
  'sidebars written in haste': [
    [
      { 'sidebars.yaml': 'docsSidebar:\n  - /\n  - page\napiSidebar:\n  - api\n' },
      'sidebars.yaml:1:1 Unknown sidebar "docsSidebar". Did you mean "documentationSidebar"?',
      {},
    ],
    [
      sidebars('  - /\n  - page:\n    label: A\n'),
      `sidebars.yaml:3:5 The value of "page" is not a string. Write page: 'documentation/mpc_wallets', in quotes.`,
      sidebars('  - /\n  - page: page\n    label: A\n'),
    ],
    [
      sidebars('  - /\n  - page\n  - https://a.example\n'),
      'sidebars.yaml:4:5 A sidebar cannot link to other sites. Remove the entry, and link to the other site on a page.',
      {},
    ],
  ],
  'redirects written in haste': [
    [
      redirect('  status: 301\n'),
      'redirects.yaml:3:3 Unknown key "status" in a redirect. The known keys are from, to.',
      redirect(''),
    ],
    [
      { 'redirects.yaml': '- from: /old*\n  to: /page\n' },
      'redirects.yaml:1:9 "/old*" is not the address of a page. Write a path such as /documentation/old_name, without a trailing slash, file extension, query, hash or wildcards.',
      redirect(''),
    ],
    [
      { 'redirects.yaml': '- from: https://a.example/old\n  to: /page\n' },
      'redirects.yaml:1:9 "https://a.example/old" is not an address in this version. Write the path only, such as /documentation/old_name.',
      redirect(''),
    ],
  ],
  'front matter written in haste': [
    [
      front('kind: howto'),
      'page.mdx:4:7 "howto" is not a kind of page. Write one of guide, concept, overview.',
      front('kind: guide'),
    ],
    [
      front("keywords: ['']"),
      'page.mdx:4:12 A value in keywords is empty. Write a list of strings, such as keywords: [fees, accounts].',
      front('keywords: [fees]'),
    ],
  ],
  'documents written in haste': [
    [
      rpc({
        errors: [
          { code: -1, message: 'A.' },
          { code: -1, message: 'A.' },
        ],
      }),
      'reference/openrpc.json:1:92 The method lists the error -1 twice. Remove one of the two.',
      rpc({}),
    ],
    [
      rpc({ name: 'a ' }),
      'reference/openrpc.json:1:39 The method name "a " contains a space or one of " < > { }. Write it without them.',
      rpc({}),
    ],
    [
      rpc({ result: text }),
      'reference/openrpc.json:1:64 A parameter or result has no "name" and no "schema". Add "name" and "schema".',
      rpc({ result: number }),
    ],
    [
      api(text, { externalDocs: 'https://a.example' }),
      'reference/openapi.json:1:174 "externalDocs" is not an object. Write an object: { … }.',
      api(text),
    ],
    [
      {
        'reference/openapi.json':
          '{"openapi":"3.1.0","paths":{},"info":{"title":"A","version":"1","license":"MIT"}}',
      },
      'reference/openapi.json:1:75 "license" is not an object. Write an object: { … }.',
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{}}') },
    ],
    [
      api({ $ref: '#/definitions/Q' }),
      'reference/openapi.json:1:200 The $ref "#/definitions/Q" has no target. Define the target, or correct the $ref.',
      api(text),
    ],
    [
      api(text, { requestBody: { schema: text } }),
      'reference/openapi.json:1:173 A request body has no "content". Add "content".',
      api(text),
    ],
    [
      api(text, { security: { a: [] } }),
      'reference/openapi.json:1:170 "security" is not a list. Write a list: [ … ].',
      api(text),
    ],
    [
      api(text, { responses: { 200: 'Done.' } }),
      'reference/openapi.json:1:163 "200" is not an object. Write an object: { … }.',
      api(text, { responses: { 200: { description: 'Done.' } } }),
    ],
    [
      rpc({ examples: { a: {} } }),
      'reference/openrpc.json:1:66 "examples" is not a list. Write a list: [ … ].',
      rpc({}),
    ],
  ],
};
