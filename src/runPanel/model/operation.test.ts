import { apiCurl, filledPath } from '../../shared/samples/apiCurl';
import {
  exampleValues,
  headerErrors,
  parametersSchema,
  readOperations,
  sampleOf,
} from './operation';

const [operation, download] = readOperations({
  paths: {
    '/things/{thing_id}': {
      post: {
        operationId: 'changeThing',
        summary: 'Change a thing',
        tags: ['things'],
        parameters: [
          { name: 'Idempotency-Key', in: 'header', required: true, schema: {} },
          { name: 'thing_id', in: 'path', required: true, example: 't1', schema: {} },
          { name: 'kind', in: 'query', example: 'new', schema: { type: 'string' } },
          { name: 'If-None-Match', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {},
              examples: { a: { value: { type: 'a' } }, b: { value: { type: 'b' } } },
            },
          },
        },
        responses: { 200: { content: { 'application/json': {} } } },
      },
    },
    '/file': {
      get: {
        operationId: 'download',
        summary: 'Download',
        responses: { 200: { content: { 'text/csv': {} } } },
      },
    },
  },
});
if (operation === undefined || download === undefined) throw new Error('no operations');

it('reads the operations of a document', () => {
  expect(operation).toMatchObject({ id: 'changeThing', method: 'POST', needsKey: true });
  expect(download).toMatchObject({
    needsKey: false,
    answer: 'file',
    body: undefined,
    tag: 'Other',
  });
});

it('sends the header Sandbox-Outcome after the headers of the form', () => {
  const values = { parameters: { 'If-None-Match': '"a"' }, body: undefined };
  expect(sampleOf(operation, values).headers).toEqual([['If-None-Match', '"a"']]);
  expect(sampleOf(operation, values, undefined, 'rate_limited').headers).toEqual([
    ['If-None-Match', '"a"'],
    ['Sandbox-Outcome', 'rate_limited'],
  ]);
});

it('merges the parameters into one schema, without the idempotency key', () => {
  expect(parametersSchema(operation)).toMatchObject({
    required: ['thing_id'],
    properties: { kind: { type: 'string', example: 'new' } },
  });
  expect(parametersSchema(operation)['properties']).not.toHaveProperty('Idempotency-Key');
});

it.each([
  [undefined, 'a'],
  ['b', 'b'],
  ['unknown', 'a'],
])(
  'gives the variant %s the required parameters and an example body of the type %s',
  (variant, type) => {
    expect(exampleValues(operation, variant)).toEqual({
      parameters: { thing_id: 't1' },
      body: { type },
    });
  },
);

it('fills in parameters with hyphens in their names', () => {
  const sample = { path: '/things/{thing-id}', pathValues: { 'thing-id': 't1' }, query: [] };
  expect(filledPath(sample)).toBe('/things/t1');
});

it('builds a request and its curl command from the values', () => {
  const parameters = { thing_id: 't/1', kind: 'a b', 'If-None-Match': '"1"' };
  const sample = sampleOf(operation, { parameters, body: { type: 'a' } }, "it's");
  expect(filledPath(sample)).toBe('/things/t%2F1?kind=a%20b');
  expect(apiCurl(sample)).toBe(
    [
      'curl --cert client.pem --key client.key',
      '--header "Authorization: Bearer $TOKEN"',
      String.raw`--header 'Idempotency-Key: it'\''s'`,
      `--header 'If-None-Match: "1"'`,
      `--json '{\n    "type": "a"\n  }'`,
      '"$API/things/t%2F1?kind=a%20b"',
    ].join(' \\\n  '),
  );
});

it('finds headers that cannot be sent', () => {
  expect(headerErrors(operation, { 'If-None-Match': '"ü"', kind: 'ü' })).toEqual([
    { field: 'If-None-Match', message: expect.stringContaining('“ü”') },
  ]);
});
