import type { Schema } from '../../shared/schema/schema';
import { Validator } from '../../shared/schema/validator';
import { nodeOf } from './node';
import {
  bestOption,
  initialValue,
  readNumber,
  switchOption,
  withMember,
  withoutEmpty,
} from './values';

const person: Schema = {
  type: 'object',
  required: ['type', 'name', 'tags', 'open'],
  properties: {
    type: { const: 'person' },
    name: { type: 'string' },
    open: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
    note: { type: 'string' },
  },
};
const firm: Schema = {
  type: 'object',
  required: ['type', 'country'],
  properties: {
    type: { const: 'firm' },
    name: { type: 'string' },
    country: { enum: ['DE', 'FR'] },
  },
};
const either: Schema = { oneOf: [person, firm] };
const textOrList: Schema = { oneOf: [{ type: 'string' }, { type: 'array', items: {} }] };
const validator = new Validator({});
const resolve = (pointer: string) => validator.resolve(pointer);

it.each<[string, Schema, unknown]>([
  ['an example', { type: 'string', example: 'x' }, 'x'],
  ['a default', { type: 'integer', default: 7 }, 7],
  ['nothing for a text', { type: 'string' }, undefined],
  ['the required members', person, { type: 'person', open: false, tags: [] }],
  ['the first of several values', { enum: ['a', 'b'] }, 'a'],
  ['the first of several forms', either, { type: 'person', open: false, tags: [] }],
])('the initial value is %s', (_, schema, expected) => {
  expect(initialValue(schema, resolve)).toEqual(expected);
});

it.each<[string, Schema, unknown, number]>([
  ['that has the discriminator of the value', either, { type: 'firm' }, 1],
  ['of the type of the value', textOrList, [1], 1],
  ['that comes first if the value is undefined', textOrList, undefined, 0],
])('finds the option %s', (_, schema, value, expected) => {
  const node = nodeOf(schema, resolve);
  if (node.kind !== 'options') throw new Error(node.kind);
  expect(bestOption(value, node, validator)).toBe(expected);
});

it.each<[string, unknown, Schema, unknown, unknown]>([
  [
    'keeps members that both forms have',
    { type: 'person', name: 'A', tags: ['x'] },
    firm,
    undefined,
    { type: 'firm', country: 'DE', name: 'A' },
  ],
  [
    'starts with an example',
    { type: 'person' },
    firm,
    { type: 'firm', country: 'FR' },
    { type: 'firm', country: 'FR' },
  ],
  ['drops values that do not fit', { a: 1 }, { type: 'array', items: {} }, undefined, []],
])('switching to another option %s', (_, value, schema, example, expected) => {
  expect(switchOption(value, schema, resolve, example)).toEqual(expected);
});

it.each([
  ['12', 12],
  ['-1.5', -1.5],
  ['1.', '1.'],
  ['1.0', '1.0'],
  ['1.05', 1.05],
  ['-0', '-0'],
  ['012', '012'],
  ['9007199254740993', 9007199254740993n],
  ['-18446744073709551615', -18446744073709551615n],
  ['abc', 'abc'],
])('reads the entry %p as %p', (text, expected) => {
  expect(readNumber(text)).toBe(expected);
});

it('sets and removes members, keeping their order', () => {
  expect(Object.keys(withMember({ a: 1, b: 2 }, 'a', 3))).toEqual(['a', 'b']);
  expect(withMember({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
});

it('removes members whose fields were left empty', () => {
  expect(withoutEmpty({ a: '', b: [{ c: '', d: 0 }], e: false })).toEqual({
    b: [{ d: 0 }],
    e: false,
  });
});
