import { apiPage, info } from './builders';
import { pageOf, type FileMistakes } from './version';

const query = { name: 'q', in: 'query', schema: { type: 'string' } };

const operation = (members: object, path = '/a') => ({
  'reference/openapi.json': JSON.stringify({
    openapi: '3.1.0',
    paths: { [path]: { get: { operationId: 'a', responses: {}, ...members } } },
    info,
  }),
  'page.mdx': pageOf('Page', '', '<ApiOperation id="a" />'),
  ...apiPage,
});

export const documentOperations: FileMistakes = {
  'operations of documents': [
    [
      operation({}, '/a/{id}'),
      'reference/openapi.json:1:46 The path parameter "id" is not described. Add { "name": "id", "in": "path", "required": true, "schema": … } to "parameters".',
      operation(
        { parameters: [{ ...query, name: 'id', in: 'path', required: true, example: 'x' }] },
        '/a/{id}',
      ),
    ],
    [
      operation({ parameters: [query, query] }),
      'reference/openapi.json:1:142 The query parameter "q" is listed twice. Remove one of the two.',
      operation({ parameters: [query] }),
    ],
    [
      operation({ parameters: [{ name: 'q', in: 'query' }] }),
      'reference/openapi.json:1:89 A parameter has no "schema". Add "schema".',
      operation({ parameters: [query] }),
    ],
    [
      operation({ responses: { ok: { description: 'Done.' } } }),
      'reference/openapi.json:1:73 "ok" is not a response status. Write a status code such as "200", a range such as "4XX", or "default".',
      operation({ responses: { '2XX': { description: 'Done.' } } }),
    ],
    [
      operation({ requestBody: { content: { 'aplication/json': { example: {} } } } }),
      'reference/openapi.json:1:101 "aplication/json" is not a media type. Did you mean "application/json"?',
      operation({ requestBody: { content: { 'application/json': { example: {} } } } }),
    ],
    [
      operation({ responses: { 200: { description: 'Done.', content: { json: {} } } } }),
      'reference/openapi.json:1:113 "json" is not a media type. Write a type such as application/json.',
      operation({ responses: { 200: { description: 'Done.', content: { 'text/csv': {} } } } }),
    ],
    [
      operation({ operationId: undefined }),
      'reference/openapi.json:1:41 The operation GET /a has no operationId. Add "operationId" with a name that no other operation has.',
      operation({}),
    ],
    [
      operation({ summary: 'Get `a`' }),
      'reference/openapi.json:1:85 The summary is plain text, but contains `a`. Remove the Markdown or HTML.',
      operation({ summary: 'Get a' }),
    ],
    ...['api.example/v1', 'api.{network}.example/v1'].map((url): FileMistakes[string][number] => [
      operation({ servers: [{ url }] }),
      `reference/openapi.json:1:93 The server URL "${url}" has no scheme. Write "https://${url}".`,
      operation({}),
    ]),
    [
      operation({ parameters: [{ ...query, schema: { type: 'array', items: [{}] } }] }),
      'reference/openapi.json:1:147 "items" is not an object or true or false. Write an object: { … }.',
      operation({ parameters: [{ ...query, schema: { type: 'array', items: {} } }] }),
    ],
    [
      operation({ operationId: 'get a' }),
      'reference/openapi.json:1:56 The operationId "get a" contains a space or one of " < > { }. Write it without them.',
      operation({}),
    ],
    [
      operation({ security: [{ none: [] }] }),
      'reference/openapi.json:1:88 There is no security scheme "none". Define it in components/securitySchemes.',
      operation({}),
    ],
    [
      operation({}, 'a'),
      'reference/openapi.json:1:29 The path "a" does not start with a slash. Write "/a".',
      operation({}),
    ],
  ],
};
