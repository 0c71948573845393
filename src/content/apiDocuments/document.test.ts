import { siteTokens } from '../../site/tokens';
import type { Tokens } from '../types';
import { readDocument } from './document';

const tokens: Tokens = {
  ...siteTokens,
  currencies: { list: [{ code: 'EUR' }] },
};

const read = (text: string) => readDocument({ file: 'a.json', text }, tokens);
const messages = (text: string) =>
  read(text).problems.map(
    ({ line, column, message, advice }) => `${line}:${column} ${message} ${advice}`,
  );

describe('readDocument reports', () => {
  it.each([
    ['{\n  "a": "x {netwrok}"\n}', '2:11 Unknown token "{netwrok}". Did you mean {network}?'],
    ['{"a": "{currencies.list}"}', '1:8 The token "{currencies.list}" is a group of values'],
    ['{"a": 1,\n}', '2:1 Invalid JSON: unexpected comma before }. Remove the comma.'],
    ['[1]', '1:1 The top level of a document must be an object'],
    [
      '{"$ref": "#/components/schemas/Custmer", "components": {"schemas": {"Customer": {}}}}',
      '1:11 The $ref "#/components/schemas/Custmer" has no target. Did you mean "#/components/schemas/Customer"?',
    ],
    ['{"a": {"$ref": "#/b/0/c"}, "b": []}', '1:17 The $ref "#/b/0/c" has no target. Define'],
    ['{"$ref": "#/%"}', '1:11 The $ref "#/%" has no target.'],
    ['{"$ref": "other.json"}', '1:11 The $ref "other.json" is not a pointer into this document.'],
    [
      '{"mapping": {"x": "#/a/y"}, "a": {}}',
      '1:20 The pointer "#/a/y" has no target. Define the target, or correct the pointer.',
    ],
  ])('%j', (text, message) => {
    expect(messages(text)).toEqual([expect.stringContaining(message)]);
  });

  it('no $ref that has a target', () => {
    const text = '{"a": {"$ref": "#/paths/~1x~1{id}/0"}, "paths": {"/x/{id}": ["%"]}, "b": "#/a"}';
    expect(messages(text)).toEqual([]);
  });
});

const api = (members: object) => ({
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  ...members,
});
const operation = (members: object, path = '/a', item: object = {}) =>
  api({ ...item, paths: { [path]: { get: { operationId: 'a', responses: {}, ...members } } } });
const schema = (A: unknown) => api({ components: { schemas: { A } } });

test('readDocument reports all superfluous commas, and the other errors of the document', () => {
  const text = '{"openapi": "3.1.0", "info": {"title": "A",}, "paths": {}, }';
  const { problems } = readDocument({ file: 'openapi.json', text }, tokens);
  expect(problems.map(({ column, message }) => `${column} ${message}`)).toEqual([
    '44 Invalid JSON: unexpected comma before }.',
    '60 Invalid JSON: unexpected comma before }.',
    '30 The info object has no "version".',
  ]);
});

describe('readDocument accepts', () => {
  it.each<[string, object]>([
    ['extensions of other tools', schema({ 'x-nullable': true, 'x-examples': [1] })],
    [
      'x-webhooks, an extension of Redoc',
      { ...api({ paths: {}, 'x-webhooks': {} }), openapi: '3.0.3' },
    ],
    [
      'version 3.1 with webhooks alone',
      api({ webhooks: {}, 'x-described-on-pages': ['webhooks'] }),
    ],
    ['boolean schemas', schema({ properties: { a: true }, items: false, allOf: [true] })],
    ['a pattern that is invalid in Unicode mode', schema({ pattern: '^[\\w\\-]+\\_\\@$' })],
    ['properties named like keywords', schema({ properties: { type: {}, $ref: {}, value: {} } })],
    ['pointers in examples', schema({ example: { pointer: '#/age', $ref: 'b.json' } })],
    ['an operation without responses', operation({ responses: undefined })],
    ['an operationId with a slash', operation({ operationId: 'repos/list-tags#all' })],
    [
      'variables of a server',
      api({
        paths: {},
        servers: [{ url: '{base}/v1', variables: { base: {} } }],
        'x-described-on-pages': ['server.url', 'server.variables'],
      }),
    ],
    [
      'other braces in the parameters of links',
      api({ components: { links: { a: { parameters: { b: '${c.d}' } } } } }),
    ],
    ['a keyword of other tools in a schema', schema({ schema: {} })],
    ['braces in an extension of other tools', api({ paths: {}, 'x-vendor': { url: '/a/{id}' } })],
    [
      'an example without a field that only requests or only responses have',
      schema({
        type: 'object',
        required: ['id', 'secret'],
        properties: { id: { readOnly: true }, secret: { writeOnly: true } },
        examples: [{ id: 'a' }, { secret: 'b' }],
      }),
    ],
    [
      'an example that fits several alternatives',
      schema({ oneOf: [{ type: 'integer' }, { type: 'number' }], example: 1 }),
    ],
    [
      'an undescribed required property, in a schema that the allOf of another one refers to',
      operation({
        requestBody: {
          content: {
            'application/json': { schema: { required: ['id'], properties: { name: {} } } },
          },
        },
        responses: {
          200: {
            description: 'A.',
            content: {
              'application/json': {
                schema: {
                  allOf: [{ $ref: '#/paths/~1a/get/requestBody/content/application~1json/schema' }],
                },
              },
            },
          },
        },
      }),
    ],
    ['a token in a path', operation({}, '/{network}/a')],
    [
      'a parameter of another path',
      api({
        paths: {
          '/a/{id}': {
            get: {
              operationId: 'a',
              parameters: [{ $ref: '#/paths/~1b~1{id}/parameters/0' }],
            },
          },
          '/b/{id}': { parameters: [{ name: 'id', in: 'path', required: true, schema: {} }] },
        },
      }),
    ],
    [
      'a shared parameter that is a reference',
      operation({ parameters: [{ $ref: '#/components/parameters/b' }] }, '/{id}', {
        components: {
          parameters: {
            a: { name: 'id', in: 'path', required: true, schema: {} },
            b: { $ref: '#/components/parameters/a' },
          },
        },
      }),
    ],
  ])('%s', (_, document) => {
    const text = JSON.stringify(document);
    expect(readDocument({ file: 'openapi.json', text }, tokens).problems).toEqual([]);
  });
});

test('readDocument accepts an example for a parameter behind two references', () => {
  const document = {
    openrpc: '1.3.2',
    info: { title: 'A', version: '1' },
    methods: [
      {
        name: 'a',
        params: [{ $ref: '#/components/contentDescriptors/b' }],
        examples: [{ name: 'b', params: [{ name: 'n', value: 1 }] }],
      },
    ],
    components: {
      contentDescriptors: {
        a: { name: 'n', schema: { type: 'integer' } },
        b: { $ref: '#/components/contentDescriptors/a' },
      },
    },
  };
  const text = JSON.stringify(document);
  expect(readDocument({ file: 'openrpc.json', text }, tokens).problems).toEqual([]);
});

describe('readDocument rejects', () => {
  it.each<[string, object, string[]]>([
    [
      'an unsupported version of the format',
      { ...api({}), openapi: '3.2.0' },
      ['OpenAPI 3.2.0 is not supported.'],
    ],
    [
      'a $ref without a target, in a response named like a keyword',
      operation({ responses: { default: { $ref: '#/components/responses/none' } } }),
      ['The $ref "#/components/responses/none" has no target.'],
    ],
    [
      'a $ref with an invalid escape that another $ref leads to',
      api({
        components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/%' } } },
      }),
      ['The $ref "#/%" has no target.'],
    ],
    [
      'a misspelt extension of this site',
      schema({ 'x-unt': 'lamports' }),
      ['Unknown key "x-unt" in a schema.'],
    ],
    [
      'an operation with several mistakes, each with its own message',
      operation({ operationId: '', parameters: [{ in: 'query', schema: { type: 'sting' } }] }),
      [
        'A parameter has no "name".',
        '"sting" is not a type.',
        'The operation GET /a has no operationId.',
      ],
    ],
    ['a document without paths', api({}), ['The document has no "paths".']],
    [
      'a document of version 3.0 without paths, in spite of its components',
      { ...schema({}), openapi: '3.0.3' },
      ['The document has no "paths".'],
    ],
    ['a misspelt "paths"', api({ path: {} }), ['Unknown key "path" in the document.']],
    [
      'an unknown token in "not", without checking the example against it',
      schema({ type: 'string', not: { const: '{gone.value}' }, example: 'y' }),
      ['Unknown token "{gone.value}".', 'The reference does not show "not" in schemas.'],
    ],
  ])('%s', (_, document, messages) => {
    const text = JSON.stringify(document);
    const { problems } = readDocument({ file: 'openapi.json', text }, tokens);
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });
});
