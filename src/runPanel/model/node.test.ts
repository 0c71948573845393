import type { Schema } from '../../shared/schema/schema';
import { Validator } from '../../shared/schema/validator';
import { nodeOf, describeType } from './node';
import { bestOption } from './values';

const schemas: Readonly<Record<string, Schema>> = {
  Id: { type: 'string', pattern: '^cus_' },
  Bank: {
    type: 'object',
    required: ['type'],
    properties: { type: { const: 'bank' }, iban: { type: 'string' } },
  },
  Customer: { type: 'object', required: ['type'], properties: { type: { const: 'customer' } } },
  SellQuote: { type: 'object', properties: { sell: { type: 'number' } } },
  BuyQuote: { type: 'object', properties: { buy: { type: 'number' } } },
};
const resolve = (pointer: string): Schema => schemas[pointer.slice(2)] ?? {};

describe('nodeOf', () => {
  it.each<[string, Schema, object, string]>([
    ['a text', { type: 'string', format: 'date' }, { kind: 'text', format: 'date' }, 'date'],
    ['a long text', { type: 'string', maxLength: 500 }, { kind: 'text', isLong: true }, 'text'],
    ['a number', { type: 'integer' }, { kind: 'number' }, 'number'],
    ['a boolean', { type: 'boolean' }, { kind: 'boolean' }, 'boolean'],
    ['one of several values', { enum: ['a', 1] }, { kind: 'choice', values: ['a', 1] }, 'choice'],
    [
      'constants as a choice',
      { oneOf: [{ const: 'a' }, { const: 'b' }] },
      { kind: 'choice', values: ['a', 'b'] },
      'choice',
    ],
    ['a constant', { const: 1 }, { kind: 'fixed', value: 1 }, 'fixed'],
    ['a reference', { $ref: '#/Id' }, { kind: 'text' }, 'text'],
    [
      'a reference or null',
      { oneOf: [{ $ref: '#/Id' }, { type: 'null' }] },
      { kind: 'text' },
      'text',
    ],
    ['a type that may be null', { type: ['integer', 'null'] }, { kind: 'number' }, 'number'],
    [
      'merged schemas',
      { allOf: [{ $ref: '#/Id' }], maxLength: 300 },
      { kind: 'text', isLong: true },
      'text',
    ],
    ['a list', { type: 'array', items: { type: 'string' } }, { kind: 'list' }, 'list'],
    ['a list of schemas by position', { type: 'array', items: [{}, {}] }, { kind: 'json' }, 'JSON'],
    [
      'a map with names that the reader chooses',
      { type: 'object', additionalProperties: { type: 'string' } },
      { kind: 'object', fields: [], rest: { type: 'string' } },
      'map',
    ],
    ['a list with prefixItems', { type: 'array', prefixItems: [{}] }, { kind: 'json' }, 'JSON'],
    [
      'anyOf',
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      { kind: 'options', options: [{ label: 'text' }, { label: 'number' }] },
      'one of 2 forms',
    ],
    ['anyOf with null', { anyOf: [{ type: 'null' }, { $ref: '#/Id' }] }, { kind: 'text' }, 'text'],
    [
      'several types',
      { type: ['string', 'integer', 'null'] },
      { kind: 'options', options: [{ label: 'text' }, { label: 'number' }] },
      'one of 2 forms',
    ],
    [
      'forms that only require members',
      { properties: { a: {}, b: {} }, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      { kind: 'object', fields: [{ name: 'a' }, { name: 'b' }] },
      'object',
    ],
    ['an unknown keyword', { contains: {} }, { kind: 'json' }, 'JSON'],
    ['an empty schema', {}, { kind: 'json' }, 'JSON'],
  ])('reads %s', (_, schema, expected, text) => {
    const node = nodeOf(schema, resolve);
    expect(node).toMatchObject(expected);
    expect(describeType(node)).toBe(text);
  });

  it('says which members are required', () => {
    expect(nodeOf({ $ref: '#/Bank' }, resolve)).toMatchObject({
      fields: [
        { name: 'type', isRequired: true },
        { name: 'iban', isRequired: false },
      ],
    });
  });

  it('adds common members to each form', () => {
    const common: Schema = { type: 'object', required: ['note'], properties: { note: {} } };
    const forms: Schema = { oneOf: [{ $ref: '#/Bank' }, { $ref: '#/Customer' }] };
    for (const schema of [{ ...common, ...forms }, { allOf: [common, forms] }]) {
      const node = nodeOf(schema, resolve);
      if (node.kind !== 'options') throw new Error(node.kind);
      const validator = new Validator({ ...schemas });
      expect(bestOption({ note: 1, type: 'customer' }, node, validator)).toBe(1);
      const note = { name: 'note', isRequired: true };
      expect(node.options.map((option) => nodeOf(option.schema, resolve))).toMatchObject([
        { fields: [note, { name: 'type' }, { name: 'iban' }] },
        { fields: [note, { name: 'type' }] },
      ]);
    }
  });

  it.each<[string, Schema, string | undefined, string[]]>([
    [
      'a constant member',
      { oneOf: [{ $ref: '#/Bank' }, { $ref: '#/Customer' }] },
      'type',
      ['bank', 'customer'],
    ],
    [
      'their schemas',
      { oneOf: [{ $ref: '#/SellQuote' }, { $ref: '#/BuyQuote' }] },
      undefined,
      ['Sell quote', 'Buy quote'],
    ],
    [
      'their types',
      { oneOf: [{ type: 'string' }, { type: 'array' }] },
      undefined,
      ['text', 'list'],
    ],
  ])('names forms by %s', (_, schema, discriminator, labels) => {
    const node = nodeOf(schema, resolve);
    if (node.kind !== 'options') throw new Error(node.kind);
    expect(node.discriminator).toBe(discriminator);
    expect(node.options.map(({ label }) => label)).toEqual(labels);
  });
});
