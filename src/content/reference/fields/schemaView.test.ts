import { document } from '../openrpc/fixtures';
import { schemasOf } from '../openrpc/document';
import type { Schema } from './schema';
import { viewSchema } from './schemaView';

const slot: Schema = { $ref: '#/components/schemas/Slot' };
const point: Schema = { $ref: '#/components/schemas/Point' };

describe('viewSchema', () => {
  it.each<[string, Schema, object]>([
    ['a plain type', { type: 'string' }, { type: 'string', nullable: false }],
    ['a labelled type', { type: 'integer', title: 'U32', 'x-label': 'u32' }, { type: 'u32' }],
    ['a reference', slot, { type: 'u64', unit: 'slots', description: 'A slot.' }],
    [
      'a reference with its own description',
      { allOf: [slot], description: 'The first slot.', 'x-since': '2.0' },
      { type: 'u64', unit: 'slots', description: 'The first slot.', since: '2.0' },
    ],
    ['null beside a type', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [
      'null beside a reference',
      { oneOf: [slot, { type: 'null' }] },
      { type: 'u64', nullable: true },
    ],
    ['an array', { type: 'array', items: slot }, { type: 'u64[]', unit: 'slots' }],
    [
      'an array of values that may be null',
      { type: 'array', items: { oneOf: [point, { type: 'null' }] } },
      { type: '(object or null)[]', nullable: false },
    ],
    ['alternatives', { oneOf: [slot, { type: 'string' }] }, { type: 'u64 or string' }],
    ['equal alternatives', { oneOf: [point, { type: 'object' }] }, { type: 'object' }],
    [
      'a tuple',
      {
        'x-label': '[text, encoding]',
        type: 'array',
        items: [{ type: 'string' }, { type: 'string' }],
      },
      { type: '[text, encoding]', shapes: [] },
    ],
    ['a constant', { const: 'legacy' }, { type: '"legacy"' }],
    [
      'allowed values other than null',
      { type: ['string', 'null'], enum: ['a', null] },
      { values: ['a'] },
    ],
    ['a default', { type: 'boolean', default: false }, { defaultValue: false }],
    [
      'a default in words',
      { type: 'integer', 'x-default': 'the last' },
      { defaultText: 'the last' },
    ],
    [
      'values of alternatives, each with its meaning',
      { oneOf: [{ const: 'a', description: 'First.' }, { const: 'b' }] },
      { type: 'string', values: ['a', 'b'], notes: ['`a`: First.'] },
    ],
    [
      'alternatives that differ in what they require',
      {
        type: 'object',
        properties: { a: {}, b: {} },
        anyOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      { type: 'object', notes: ['At least one of `a` or `b` is required.'] },
    ],
    [
      'alternatives inside an object',
      {
        type: 'object',
        required: ['a'],
        properties: { a: slot, b: slot, c: {} },
        oneOf: [
          { required: ['b'], properties: { b: { maximum: 9 } } },
          { required: ['c'], properties: { c: {} } },
        ],
      },
      {
        type: 'object',
        choice: {
          specific: new Set(['b', 'c']),
          alternatives: [
            {
              label: 'b',
              view: { shapes: [{ properties: { a: slot, b: { ...slot, maximum: 9 } } }] },
            },
            { label: 'c', view: { shapes: [{ properties: { a: slot, c: {} } }] } },
          ],
        },
      },
    ],
    [
      'an exclusion in words',
      { type: 'string', not: { description: 'Not `x`.', const: 'x' } },
      { notes: ['Not `x`.'] },
    ],
    ['alternatives in anyOf', { anyOf: [slot, { type: 'string' }] }, { type: 'u64 or string' }],
    ['null as in OpenAPI 3.0', { type: 'string', nullable: true }, { nullable: true }],
    [
      'allowed entries of an array',
      { type: 'array', items: { type: 'string', enum: ['a'], description: 'A word.' } },
      { type: 'string[]', values: ['a'], description: 'A word.' },
    ],
    [
      'entries of a tuple',
      { type: 'array', prefixItems: [{ type: 'string' }, slot] },
      { type: '[string, u64]' },
    ],
    ['a deprecated value', { type: 'string', deprecated: true }, { deprecated: true }],
  ])('describes %s', (_, schema, expected) => {
    expect(viewSchema(schemasOf(document), schema)).toMatchObject(expected);
  });

  it('requires a field of alternative objects only if all require it', () => {
    const other: Schema = { type: 'object', required: ['x', 'z'], properties: { x: {}, z: {} } };
    const { shapes } = viewSchema(schemasOf(document), { oneOf: [point, other] });
    expect(shapes.map(({ required }) => [...required])).toEqual([['x'], ['x']]);
  });

  it('stops where an array contains itself', () => {
    const list: Schema = { type: 'array', items: { $ref: '#/components/schemas/List' } };
    expect(viewSchema({ file: 'a.json', schemas: { List: list } }, list).type).toBe('array[][]');
  });

  it('rejects "x-variants" that names only some of the alternatives', () => {
    const schema: Schema = { 'x-variants': ['a'], oneOf: [point, { type: 'string' }] };
    expect(() => viewSchema(schemasOf(document), schema)).toThrow(
      '"x-variants" must have 2 names, one for each alternative, but has 1: a.',
    );
  });

  it('reports a $ref without a target', () => {
    expect(() => viewSchema(schemasOf(document), { $ref: '#/components/schemas/No' })).toThrow(
      'reference/openrpc.json has a $ref to #/components/schemas/No, which does not exist.',
    );
  });

  it.each(['#/components/schemas/Point/properties/x', '#/$defs/Point'])(
    'reports a $ref that does not point to a shared schema: %s',
    ($ref) => {
      expect(() => viewSchema(schemasOf(document), { $ref })).toThrow(
        `reference/openrpc.json has a $ref to ${$ref}, which is not a named part of "components".`,
      );
    },
  );
});
