import type { RawDocument, RawOperation } from './complete';
import type { Body } from './types';

/* A small OpenAPI document for the tests of the API reference. */

const shared = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const problem = (code: string, status: number, detail: string) => ({
  [code]: { value: { code, status, detail } },
});

const refused: Body = {
  content: {
    'application/problem+json': {
      schema: {},
      examples: {
        ...problem('no_token', 401, 'The token is missing.'),
        ...problem('no_thing', 404, 'There is no `thing`.'),
      },
    },
  },
};

const security = [{ oauth: ['things:read'] }];

export const getThing = {
  operationId: 'getThing',
  summary: 'Get a thing',
  description: 'The *thing* as it is.',
  security,
  parameters: [
    shared('parameters', 'ThingId'),
    { name: 'part', in: 'query', description: 'Only a part.', schema: { type: 'string' } },
    { name: 'since', in: 'query', schema: { $ref: '#/components/schemas/Time' }, example: '10:30' },
  ],
  responses: {
    '200': {
      description: 'The thing.',
      content: {
        'application/json': {
          schema: shared('schemas', 'Thing'),
          example: { id: 't1', parts: [] },
        },
        'text/csv': { schema: { type: 'string' }, example: 'id\nt1' },
      },
    },
    '404': shared('responses', 'Refused'),
  },
  'x-problems': ['no_token', 'no_thing'],
} satisfies RawOperation;

export const makeThing = {
  operationId: 'makeThing',
  summary: 'Make a thing',
  description: 'Makes one.',
  security,
  servers: [{ url: 'https://sandbox.example', description: 'Sandbox' }],
  parameters: [
    { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } },
  ],
  requestBody: {
    content: {
      'application/json': {
        schema: shared('schemas', 'NewThing'),
        examples: {
          first: { summary: 'A round thing', value: { kind: 'round', radius: 1 } },
          second: { summary: 'A long thing', value: { kind: 'long', text: "it's" } },
        },
      },
    },
  },
  responses: { '202': { description: 'Accepted.' }, '404': shared('responses', 'Refused') },
  'x-problems': ['no_token', 'no_thing'],
  'x-problems-when': { no_token: 'No token was sent.' },
  'x-problem-example': 'no_thing',
} satisfies RawOperation;

export const document = {
  openapi: '3.1.0',
  servers: [{ url: 'https://api.example' }],
  paths: {
    '/things/{thing_id}': { get: getThing },
    '/things': { post: makeThing },
    '/nothing': {
      get: {
        operationId: 'getNothing',
        summary: 'Get nothing',
        description: 'Nothing.',
        security,
        responses: { '404': shared('responses', 'Refused') },
        'x-problems': ['no_token'],
      },
    },
  },
  components: {
    parameters: {
      ThingId: {
        name: 'thing_id',
        in: 'path',
        required: true,
        description: 'Id of the thing.',
        schema: { type: 'string', pattern: '^t[0-9]$' },
        example: 't1',
      },
    },
    responses: { Refused: refused },
    schemas: {
      Time: { title: 'time', type: 'string' },
      Customer: { title: 'customer', type: 'object', properties: { id: { type: 'string' } } },
      Thing: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', description: 'Its id.' },
          owner: { oneOf: [{ $ref: '#/components/schemas/Customer' }, { type: 'null' }] },
        },
      },
      NewRound: {
        type: 'object',
        description: 'Something round.',
        required: ['kind', 'radius'],
        properties: {
          kind: { type: 'string', const: 'round' },
          radius: { type: 'integer', minimum: 1, maximum: 5000 },
        },
        'x-problems': ['no_token'],
      },
      NewLong: {
        type: 'object',
        description: 'Something long.',
        required: ['kind'],
        properties: { kind: { type: 'string', const: 'long' }, text: { type: 'string' } },
      },
      NewThing: {
        oneOf: [
          { $ref: '#/components/schemas/NewRound' },
          { $ref: '#/components/schemas/NewLong' },
        ],
        discriminator: { propertyName: 'kind' },
      },
    },
  },
} satisfies RawDocument & { readonly openapi: string };
