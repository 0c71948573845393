import { api, example, info, number, rpc, text } from './builders';
import { pageOf, type FileMistakes, type Files } from './version';

const withApiKey = (members: object = {}): Files =>
  api(
    text,
    { security: [{ key: [] }] },
    {
      components: { securitySchemes: { key: { type: 'apiKey', name: 'Key', in: 'header' } } },
      ...members,
    },
  );

const linked = { description: 'A.', links: { a: { operationId: 'a' } } };

const withParameter = (name: string): Files =>
  api(text, {
    parameters: [
      { name: 'q', in: 'query', schema: { $ref: '#/components/schemas/Q' } },
      { name, in: 'path', required: true, schema: text },
    ],
  });

const withTwoExamples = (id: unknown): Files => {
  const media = {
    schema: { type: 'object', properties: { id: text } },
    example: { id },
  };
  const response = { description: 'A.', content: { 'application/json': media } };
  return api(text, { responses: { 200: response, 201: response } });
};

/**
 * Returns a version with the methods `a` and `b`, where `a` names the given method as its
 * replacement.
 */
const replacedBy = (name: string): Files => ({
  'reference/openrpc.json': JSON.stringify({
    openrpc: '1.3.2',
    methods: [
      { name: 'a', params: [], deprecated: true, 'x-replacement': [name] },
      { name: 'b', params: [] },
    ],
    info,
  }),
  ...Object.fromEntries(
    ['a', 'b'].map((method) => [
      `validators/network-documentation/rpc/${method}.mdx`,
      pageOf(`Method ${method}`, '', `<RpcMethod name="${method}" />`),
    ]),
  ),
  'sidebars.yaml':
    'documentationSidebar:\n  - /\n  - page\napiSidebar:\n  - api\n  - validators/network-documentation/rpc/a\n  - validators/network-documentation/rpc/b\n',
});

const withError = (code: string): Files =>
  rpc(
    { 'x-errors-when': { [code]: { when: 'Never.' } } },
    { 'x-errors': { '-32002': { name: 'A', meaning: 'B.' } } },
  );

/**
 * Returns an OpenAPI 3.0 document with an example; in this version, exclusive bounds are booleans.
 */
const between = (value: number): Files =>
  api(
    {
      type: 'integer',
      minimum: 1,
      exclusiveMinimum: true,
      maximum: 5,
      exclusiveMaximum: true,
      example: value,
    },
    {},
    { openapi: '3.0.3' },
  );

const other = { url: 'https://docs.example' };
const method = '<RpcMethod name="a" />';
const operation = '<ApiOperation id="a" />';
const blocks = { name: 'blocks', title: 'Blocks' };

/** Mistakes within documents, such as parts that pages cannot show. */
export const documentParts: FileMistakes = {
  'parts that <ApiOperation> does not show': [
    [
      withApiKey(),
      `reference/openapi.json:1:259 Warning: The samples send a bearer token, so the API key "key" is not shown by <ApiOperation>. Describe this part on a page, and add "apiKey" to the document's list x-described-on-pages.`,
      withApiKey({ 'x-described-on-pages': ['apiKey'] }),
    ],
    [
      api(text, { responses: { 200: linked, 201: linked } }),
      `reference/openapi.json:1:191 Warning: The links of the response 200 of "a" are not shown by <ApiOperation>. This occurs in 2 places. Describe this part on a page, and add "links" to the document's list x-described-on-pages.`,
      api(text, { responses: { 200: linked, 201: linked } }, { 'x-described-on-pages': ['links'] }),
    ],
    [
      api(text, { security: [] }),
      `reference/openapi.json:1:41 Warning: The samples send a bearer token, which "a" does not need. Say on a page that no token is needed, and add "security" to the document's list x-described-on-pages.`,
      api(text, { security: [] }, { 'x-described-on-pages': ['security'] }),
    ],
    [
      api(text, { callbacks: { a: { '{$url}': { post: { responses: {} } } } } }),
      `reference/openapi.json:1:171 Warning: The callbacks of "a" are not shown by <ApiOperation>. Describe this part on a page, and add "callbacks" to the document's list x-described-on-pages.`,
      api(text),
    ],
  ],
  'members that no component shows': [
    [
      api(text, { externalDocs: other }),
      `reference/openapi.json:1:159 Warning: No component shows operation.externalDocs. Describe on a page what readers need to know about it, and add "operation.externalDocs" to the document's list x-described-on-pages.`,
      api(text),
    ],
    [
      api(text, { externalDocs: other }, { externalDocs: other }),
      `reference/openapi.json:1:159 Warning: No component shows operation.externalDocs and document.externalDocs. This occurs in 2 places. Describe on a page what readers need to know about them, and add these names to the document's list x-described-on-pages.`,
      api(text),
    ],
  ],
  'parameters and paths': [
    [
      withParameter('id'),
      'reference/openapi.json:1:143 The path /a has no {id}. Add it to the path, or remove the parameter.',
      api(text),
    ],
    [
      rpc({ examples: [{ ...example, params: [{ name: 'm', value: 1 }] }], result: number }),
      'reference/openrpc.json:1:93 The method has no parameter "m". Remove the value.',
      rpc({ examples: [example], result: number }),
    ],
  ],
  'parts shown twice on a page': [
    [
      { ...rpc({}), 'page.mdx': pageOf('Page', '', `${method}\n\n${method}`) },
      'page.mdx:8:1 "a" is shown more than once. It is already on line 6; remove one, and link to the other.',
      rpc({}),
    ],
    [
      { ...api(text), 'page.mdx': pageOf('Page', '', `${operation}\n\n${operation}`) },
      'page.mdx:8:1 "a" is shown more than once. It is already on line 6; remove one, and link to the other.',
      api(text),
    ],
  ],
  'examples of documents': [
    [
      withTwoExamples(5),
      'reference/openapi.json:1:295 "id" in the example does not match the schema: must be of type string. This occurs in 2 places. Correct the example, or the schema.',
      withTwoExamples('5'),
    ],
    [
      api({ type: 'object', properties: { a: text, b: text }, example: { a: 1, b: 2 } }),
      'reference/openapi.json:1:282 "a" in the example does not match the schema: must be of type string (2 mistakes in all). Correct the example, or the schema.',
      api({ type: 'object', properties: { a: text, b: text }, example: { a: '1', b: '2' } }),
    ],
    [
      between(1),
      'reference/openapi.json:1:291 The example does not match the schema: must be more than 1. Correct the example, or the schema.',
      between(2),
    ],
    [
      between(5),
      'reference/openapi.json:1:291 The example does not match the schema: must be less than 5. Correct the example, or the schema.',
      between(4),
    ],
  ],
  'empty descriptions of documents': [
    [
      api({ ...text, description: '' }),
      'reference/openapi.json:1:222 Warning: The description is empty. Write a sentence, or remove the key if it is optional.',
      api(text),
    ],
    [
      api({ type: 'object', description: '', properties: { a: { ...text, description: '' } } }),
      'reference/openapi.json:1:222 Warning: The description is empty. This occurs in 2 places. Write a sentence, or remove the key if it is optional.',
      api({ type: 'object', properties: { a: text } }),
    ],
  ],
  'methods of documents': [
    [
      rpc({}, { methods: [{ $ref: '#/methods/1' }, { name: 'a', params: [] }] }),
      'reference/openrpc.json:1:31 A method is a $ref, which <RpcMethod> cannot show. Write the method in place of the $ref.',
      rpc({}),
    ],
    [
      rpc({ tags: [{ name: 'blocks' }] }, { 'x-groups': [blocks, { name: 'slots', title: 'S' }] }),
      'reference/openrpc.json:1:139 Warning: No method has the tag "slots". Remove the group, or give its tag to a method.',
      rpc({ tags: [{ name: 'blocks' }] }, { 'x-groups': [blocks] }),
    ],
    [
      rpc({ tags: [{ name: 'blocks' }] }, { 'x-groups': [] }),
      'reference/openrpc.json:1:63 The method is not in any group of the method list. Add a group with a tag of the method to "x-groups".',
      rpc({ tags: [{ name: 'blocks' }] }, { 'x-groups': [blocks] }),
    ],
    [
      replacedBy('a'),
      'reference/openrpc.json:1:90 The method names itself as its replacement. Name another method.',
      replacedBy('b'),
    ],
    [
      withError('-32001'),
      'reference/openrpc.json:1:72 The document does not describe the error -32001. Did you mean "-32002"?',
      withError('-32002'),
    ],
  ],
};
