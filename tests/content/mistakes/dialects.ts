import { api, rpc, text } from './builders';
import type { FileMistakes, Files } from './version';

const integer = { type: 'integer' };
const old = (schema: object, components: object = {}): Files =>
  api(schema, {}, { openapi: '3.0.3', components });

/** Returns a document whose shared schema refers to another one. */
const referring = (members: object, root: object): Files =>
  api(
    {},
    {},
    {
      components: {
        schemas: { Q: { $ref: '#/components/schemas/B', ...members }, B: text },
      },
      ...root,
    },
  );

const parameter = (members: object): Files =>
  api(
    text,
    {
      parameters: [
        { $ref: '#/components/parameters/P', ...members },
        { name: 'q', in: 'query', schema: { $ref: '#/components/schemas/Q' } },
      ],
    },
    { components: { parameters: { P: { name: 'p', in: 'query', schema: text } } } },
  );

const described = { 'x-described-on-pages': ['server.url'] };

/** Parts of another version of a format, and parts that exclude each other. */
export const dialects: FileMistakes = {
  'OpenAPI 3.0 in OpenAPI 3.1': [
    [
      api({ ...text, nullable: true }),
      'reference/openapi.json:1:208 "nullable" has no effect in OpenAPI 3.1. Write "type": ["string", "null"].',
      api({ type: ['string', 'null'] }),
    ],
    [
      api({ ...text, nullable: false }),
      'reference/openapi.json:1:208 "nullable" has no effect in OpenAPI 3.1. Remove it.',
      api(text),
    ],
    [
      api({ anyOf: [text, integer], nullable: true }),
      'reference/openapi.json:1:239 "nullable" has no effect in OpenAPI 3.1. Write "anyOf": [ …, { "type": "null" } ].',
      api({ anyOf: [text, integer, { type: 'null' }] }),
    ],
    [
      api({ ...integer, minimum: 1, exclusiveMinimum: true }),
      'reference/openapi.json:1:240 "exclusiveMinimum" must be a number in OpenAPI 3.1. Write "exclusiveMinimum": 1, and remove "minimum".',
      api({ ...integer, exclusiveMinimum: 1 }),
    ],
    [
      api({ ...integer, exclusiveMaximum: true }),
      'reference/openapi.json:1:228 "exclusiveMaximum" must be a number in OpenAPI 3.1. Write the limit as a number.',
      api({ ...integer, exclusiveMaximum: 9 }),
    ],
    [
      api({ ...integer, maximum: 9, exclusiveMaximum: false }),
      'reference/openapi.json:1:240 "exclusiveMaximum" must be a number in OpenAPI 3.1. Remove it.',
      api({ ...integer, maximum: 9 }),
    ],
    [
      rpc({ params: [{ name: 'n', schema: { ...integer, nullable: true } }] }),
      'reference/openrpc.json:1:92 "nullable" has no effect in OpenRPC. Write "type": ["integer", "null"].',
      rpc({ params: [{ name: 'n', schema: { type: ['integer', 'null'] } }] }),
    ],
  ],
  'OpenAPI 3.1 in OpenAPI 3.0': [
    [
      old({ type: ['integer', 'null'] }),
      'reference/openapi.json:1:199 "type" cannot be a list in OpenAPI 3.0. Write "type": "integer", and "nullable": true, or change "openapi" to "3.1.0".',
      old({ ...integer, nullable: true }),
    ],
    [
      old({ type: 'null' }),
      'reference/openapi.json:1:199 "type" cannot be "null" in OpenAPI 3.0. Write "type": "string", and "nullable": true, or change "openapi" to "3.1.0".',
      old({ ...text, nullable: true }),
    ],
    [
      old({ ...integer, exclusiveMinimum: 1 }),
      'reference/openapi.json:1:228 "exclusiveMinimum" must be true or false in OpenAPI 3.0. Write "minimum": 1 and "exclusiveMinimum": true, or change "openapi" to "3.1.0".',
      old({ ...integer, minimum: 1, exclusiveMinimum: true }),
    ],
    [
      old({ type: 'object', properties: { a: { const: 1 }, b: { ...integer, examples: [1] } } }),
      'reference/openapi.json:1:227 OpenAPI 3.0 does not have "const" and "examples". This occurs in 2 places. To use them, change "openapi" to "3.1.0".',
      api({ type: 'object', properties: { a: { const: 1 }, b: { ...integer, examples: [1] } } }),
    ],
    [
      referring({ description: 'A.' }, { openapi: '3.0.3' }),
      'reference/openapi.json:1:224 "description" has no effect beside a "$ref" in OpenAPI 3.0. Write "allOf": [{ "$ref": … }], or change "openapi" to "3.1.0".',
      referring({ description: 'A.' }, {}),
    ],
  ],
  'parts that exclude each other': [
    [
      api({ ...integer, example: 1, examples: [2] }),
      'reference/openapi.json:1:209 "example" and "examples" cannot be used together. Move the example to "examples", and remove "example".',
      api({ ...integer, examples: [1, 2] }),
    ],
    [
      parameter({ required: true }),
      'reference/openapi.json:1:110 "required" has no effect beside a "$ref". Remove it, or write the object itself in place of the "$ref".',
      parameter({}),
    ],
  ],
  'keys of Swagger 2.0': [
    [
      api(text, { produces: ['application/json'] }),
      'reference/openapi.json:1:159 Warning: Unknown key "produces" in an operation. Name the media type in the "content" of bodies and responses.',
      api(text),
    ],
    [
      api(text, {}, { basePath: '/v1' }),
      'reference/openapi.json:1:211 Warning: Unknown key "basePath" in the document. Write the URL of the API in "servers".',
      api(text, {}, { servers: [{ url: 'https://a.example/v1' }], ...described }),
    ],
    [
      api(text, { responses: { 200: { description: 'A.', schema: text } } }),
      'reference/openapi.json:1:183 Warning: Unknown key "schema" in a response. Move it to "content", under a media type.',
      api(text, {
        responses: {
          200: { description: 'A.', content: { 'application/json': { schema: text } } },
        },
      }),
    ],
    [
      api(text, {
        parameters: [
          { name: 'q', in: 'query', type: 'string', schema: { $ref: '#/components/schemas/Q' } },
        ],
      }),
      'reference/openapi.json:1:99 Warning: Unknown key "type" in a parameter. Move it into "schema".',
      api(text),
    ],
  ],
};
