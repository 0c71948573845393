import { api, example, number, rpc, text } from './builders';
import type { FileMistakes, Files } from './version';

const withExample = (value: object, schema: object = {}): Files =>
  api(text, {
    responses: {
      200: {
        description: 'A.',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { id: text }, ...schema },
            example: value,
          },
        },
      },
    },
  });

const withDetail = (detail: unknown) =>
  api(text, {
    responses: {
      400: {
        description: 'Refused.',
        content: {
          'application/problem+json': {
            schema: { type: 'object', properties: { detail: text } },
            examples: { refused: { value: { status: 400, detail: 'Refused.' } } },
          },
        },
      },
    },
    'x-problems': ['refused'],
    'x-problem-values': { refused: { detail } },
  });

export const documentSchemas: FileMistakes = {
  'schemas of documents': [
    [
      api({ ...text, enum: ['a', 'b'], default: 'c' }),
      'reference/openapi.json:1:235 The default does not match the schema: must be one of a, b. Correct the default, or the schema.',
      api({ ...text, enum: ['a', 'b'], default: 'b' }),
    ],
    [
      api({ type: 'integer', default: 'c' }),
      'reference/openapi.json:1:219 The default does not match the schema: must be of type integer. Correct the default, or the schema.',
      api({ type: 'integer', default: 1 }),
    ],
    [
      api({ type: 'integer', maximum: 5, example: 6 }),
      'reference/openapi.json:1:231 The example does not match the schema: must be at most 5. Correct the example, or the schema.',
      api({ type: 'integer', maximum: 5, example: 5 }),
    ],
    [
      api({ type: 'integer', maximum: '{rpc_limits.filters}', example: 5 }),
      'reference/openapi.json:1:252 The example does not match the schema: must be at most 4. Correct the example, or the schema.',
      api({ type: 'integer', maximum: '{rpc_limits.filters}', example: 4 }),
    ],
    [
      api({ type: 'integer', maximum: '{rpc_limits.filter}', example: 5 }),
      'reference/openapi.json:1:220 Unknown token "{rpc_limits.filter}". Did you mean {rpc_limits.filters}?',
      api({ type: 'integer', maximum: '{rpc_limits.filters}', example: 4 }),
    ],
    [
      api({ ...text, enum: ['a', '{rpc_limits.filter}'], default: 'b' }),
      'reference/openapi.json:1:221 Unknown token "{rpc_limits.filter}". Did you mean {rpc_limits.filters}?',
      api({ ...text, enum: ['a', 'b'], default: 'b' }),
    ],
    [
      api({ ...text, maxLength: 2, default: 'abc' }),
      'reference/openapi.json:1:232 The default does not match the schema: must have at most 2 characters. Correct the default, or the schema.',
      api({ ...text, maxLength: 3, default: 'abc' }),
    ],
    [
      api({ ...text, pattern: '^a$', examples: ['a', 'b'] }),
      'reference/openapi.json:1:240 The example does not match the schema: must match ^a$. Correct the example, or the schema.',
      api({ ...text, pattern: '^a$', examples: ['a'] }),
    ],
    [
      api({ ...text, format: 'date', example: '2025-02-30' }),
      'reference/openapi.json:1:234 The example does not match the schema: is not a valid date. Correct the example, or the schema.',
      api({ ...text, format: 'date', example: '2025-02-28' }),
    ],
    [
      api({ type: 'integer', const: 'a' }),
      'reference/openapi.json:1:217 The constant does not match the schema: must be of type integer. Correct the constant, or the schema.',
      api({ type: 'integer', const: 1 }),
    ],
    [
      api({ type: 'integer', enum: [1, 'a'] }),
      'reference/openapi.json:1:219 The value of "enum" does not match the schema: must be of type integer. Correct the value of "enum", or the schema.',
      api({ type: 'integer', enum: [1, 2] }),
    ],
    [
      api({ ...text, enum: [] }),
      'reference/openapi.json:1:215 "enum" is an empty list. Add its values, or remove it.',
      api({ ...text, enum: ['a'] }),
    ],
    [
      api({ ...text, enum: ['a', 'b', 'a'] }),
      'reference/openapi.json:1:224 "enum" lists "a" twice. Remove one of the two.',
      api({ ...text, enum: ['a', 'b'] }),
    ],
    [
      api({ type: 'integer', minimum: 6, maximum: 5 }),
      'reference/openapi.json:1:219 The range is empty: "minimum" is 6, but "maximum" is 5. Correct one of the two.',
      api({ type: 'integer', minimum: 5, maximum: 5 }),
    ],
    [
      api({ type: 'integer', exclusiveMinimum: 5, exclusiveMaximum: 5 }),
      'reference/openapi.json:1:228 The range is empty: "exclusiveMinimum" is 5, but "exclusiveMaximum" is 5. Correct one of the two.',
      api({ type: 'integer', exclusiveMinimum: 5, exclusiveMaximum: 7 }),
    ],
    [
      api({ ...text, minLength: 6, maxLength: 5 }),
      'reference/openapi.json:1:220 The range is empty: "minLength" is 6, but "maxLength" is 5. Correct one of the two.',
      api({ ...text, minLength: 5, maxLength: 6 }),
    ],
    [
      api({ type: 'array', items: text, minItems: 2, maxItems: 1 }),
      'reference/openapi.json:1:244 The range is empty: "minItems" is 2, but "maxItems" is 1. Correct one of the two.',
      api({ type: 'array', items: text, minItems: 1, maxItems: 1 }),
    ],
    [
      api({ ...text, minLength: -1 }),
      'reference/openapi.json:1:220 "minLength" is -1, which is not a valid count. Write a whole number, 0 or more.',
      api({ ...text, minLength: 1 }),
    ],
    [
      api({ type: 'integer', multipleOf: 0 }),
      'reference/openapi.json:1:222 "multipleOf" is 0, which is not positive. Write a number above 0.',
      api({ type: 'integer', multipleOf: 2 }),
    ],
    [
      api({ ...text, maximum: 5 }),
      'reference/openapi.json:1:208 Warning: "maximum" has no effect on the type string. Remove it, or correct "type".',
      api({ ...text, maxLength: 5 }),
    ],
    [
      api({ type: 'object', properties: { name: text }, required: ['nam'] }),
      'reference/openapi.json:1:260 "required" names "nam", which is not in "properties". Did you mean "name"?',
      api({ type: 'object', properties: { name: text }, required: ['name'] }),
    ],
    [
      api({ type: 'object', properties: { a: text }, dependentRequired: { a: ['b'] } }),
      'reference/openapi.json:1:271 "dependentRequired" names "b", which is not in "properties". Describe it in "properties".',
      api({ type: 'object', properties: { a: text, b: text }, dependentRequired: { a: ['b'] } }),
    ],
    [
      api({
        oneOf: [{ type: 'object', properties: { kind: { const: 'a' } } }],
        discriminator: { propertyName: 'kid' },
      }),
      'reference/openapi.json:1:288 No alternative has the property "kid". Did you mean "kind"?',
      api({
        oneOf: [{ type: 'object', properties: { kind: { const: 'a' } } }],
        discriminator: { propertyName: 'kind' },
      }),
    ],
    [
      api(
        {
          oneOf: [{ type: 'object', properties: { kind: { const: 'a' } } }],
          discriminator: { propertyName: 'kind', mapping: { a: 'R' } },
        },
        {},
        { 'x-described-on-pages': ['discriminator.mapping'] },
      ),
      'reference/openapi.json:1:310 There is no schema "R". Name a schema of the document, or write a pointer to one.',
      api(
        {
          oneOf: [{ type: 'object', properties: { kind: { const: 'a' } } }],
          discriminator: { propertyName: 'kind', mapping: { a: 'Q' } },
        },
        {},
        { 'x-described-on-pages': ['discriminator.mapping'] },
      ),
    ],
    [
      withExample({ id: 5 }),
      'reference/openapi.json:1:295 "id" in the example does not match the schema: must be of type string. Correct the example, or the schema.',
      withExample({ id: '5' }),
    ],
    [
      withExample({ id: '5', idd: '5' }, { additionalProperties: false }),
      'reference/openapi.json:1:334 "idd" in the example does not match the schema: is an unknown field. Correct the example, or the schema.',
      withExample({ id: '5' }, { additionalProperties: false }),
    ],
    [
      withDetail(5),
      'reference/openapi.json:1:434 "detail" in the example does not match the schema: must be of type string. Correct the example, or the schema.',
      withDetail('Too late.'),
    ],
    [
      withExample({}, { required: ['id'] }),
      'reference/openapi.json:1:307 The example lacks the required "id". Correct the example, or the schema.',
      withExample({ id: '5' }, { required: ['id'] }),
    ],
    [
      api({ ...text, description: 'Pays <b>it</b>.' }),
      'reference/openapi.json:1:223 This text must be one paragraph of Markdown without HTML. Write it as one paragraph, with `code` instead of tags.',
      api({ ...text, description: 'Pays it.' }),
    ],
    [
      rpc({
        params: [number],
        result: number,
        examples: [{ ...example, params: [{ name: 'n', value: 'one' }] }],
      }),
      'reference/openrpc.json:1:203 The example does not match the schema: must be of type integer. Correct the example, or the schema.',
      rpc({
        params: [number],
        result: number,
        examples: [{ ...example, params: [{ name: 'n', value: 1 }] }],
      }),
    ],
  ],
};
