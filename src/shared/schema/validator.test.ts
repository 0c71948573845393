import Ajv2020 from 'ajv/dist/2020';
import { business, TestClient } from '../../../tools/sandbox/testClient';
import type { Schema } from './schema';
import { Validator } from './validator';

const { data } = new TestClient();
const validator = new Validator(data.document);
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(data.document, 'api');

const meaningOfText = String(data.document.components.schemas['Text']?.['description']).slice(
  0,
  -1,
);

interface Media {
  readonly schema: { readonly $ref?: string };
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

function examples(): { name: string; value: unknown }[] {
  const collected: { name: string; value: unknown }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { schema, example, examples: more } = node as Media;
    const name = schema?.$ref?.split('/').at(-1);
    if (name !== undefined) {
      const values = [example, ...Object.values(more ?? {}).map(({ value }) => value)];
      for (const value of values.filter((item) => item !== undefined))
        collected.push({ name, value });
    }
    Object.values(node).forEach(visit);
  };
  visit(data.document.paths);
  return collected;
}

/**
 * Returns copies of a value with one change each: a member removed, added or replaced by a similar
 * value or one of another type.
 */
function mutationsOf(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value}x`, '', 1, null];
  if (typeof value === 'number') return [-value - 1, 0.5, `${value}`];
  if (Array.isArray(value)) return [[], {}, ...mutationsOf(value[0]).map((item) => [item])];
  if (typeof value !== 'object' || value === null) return [{}, 'x'];
  const members = Object.entries(value);
  return [
    { ...value, unknown: 1 },
    [],
    ...members.flatMap(([name, member]) => [
      Object.fromEntries(members.filter(([other]) => other !== name)),
      ...mutationsOf(member).map((other) => ({ ...value, [name]: other })),
    ]),
  ];
}

/** Returns whether a value is valid. Ignores formats, which ajv leaves to a separate package. */
const isValid = (name: string, value: unknown) =>
  validator
    .errors(value, { $ref: `#/components/schemas/${name}` })
    .every(({ message }) => message.startsWith('Is not a valid '));

it('agrees with ajv on the examples of named schemas, and on copies with one change', () => {
  let count = 0;
  for (const { name, value } of examples()) {
    const validate = ajv.compile({ $ref: `api#/components/schemas/${name}` });
    for (const candidate of [value, ...mutationsOf(value)]) {
      count += 1;
      const result = { name, candidate, valid: isValid(name, candidate) };
      expect(result).toEqual({ name, candidate, valid: validate(candidate) });
    }
  }
  expect(count).toBeGreaterThan(1000);
});

it.each([
  [
    'country',
    'Must match ^[A-Z]{2}$ (ISO 3166-1 alpha-2)',
    { ...business('C-1'), country: 'Germany' },
  ],
  [
    'legal_name',
    `Has an invalid form (${meaningOfText})`,
    { ...business('C-1'), legal_name: '\u200b' },
  ],
  ['colour', 'Is an unknown field', { ...business('C-1'), colour: 'red' }],
  ['address.city', 'Is missing', { ...business('C-1'), address: { line1: 'A' } }],
  [
    'type',
    'Must be one of individual, business, financial_institution',
    { ...business('C-1'), type: 'person' },
  ],
  ['beneficial_owners.0.name', 'Is missing', { ...business('C-1'), beneficial_owners: [{}] }],
  [
    'external_id',
    'Must have at most 64 characters',
    { ...business('C-1'), external_id: 'C'.repeat(65) },
  ],
  [
    'metadata',
    'Names: must have at most 40 characters',
    { ...business('C-1'), metadata: { ['n'.repeat(41)]: 'x' } },
  ],
])('names the field at fault, %s: %s', (field, message, value) => {
  const errors = validator.errors(value, { $ref: '#/components/schemas/NewCustomer' });
  expect(errors).toContainEqual({ field, message });
});

it.each([
  ['date', '2025-02-28', '2025-02-29'],
  ['date-time', '2025-11-26T08:00:00.000Z', '2025-11-31T08:00:00.000Z'],
  ['uri', 'https://example.org/', 'example'],
  ['country', 'GB', 'UK'],
])('checks the format %s', (format, right, wrong) => {
  expect(validator.errors(right, { format })).toEqual([]);
  expect(validator.errors(wrong, { format })).toHaveLength(1);
});

it('shows the values of an enum as JSON, but strings without quotes', () => {
  expect(validator.errors('b', { enum: [null, 'a', [1]] })).toEqual([
    { field: '', message: 'Must be one of null, a, [1]' },
  ]);
});

it('ignores an unknown keyword', () => {
  expect(validator.errors([], { contains: {} })).toEqual([]);
});

it.each<[string, Schema, unknown, unknown]>([
  ['anyOf', { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 5 }] }, 7, 3],
  ['exclusiveMinimum', { exclusiveMinimum: 1 }, 2, 1],
  ['exclusiveMaximum', { exclusiveMaximum: 1 }, 0, 1],
  ['multipleOf', { multipleOf: 0.1 }, 0.3, 0.35],
  ['uniqueItems', { uniqueItems: true }, [1, [1]], [[1], [1]]],
  [
    'uniqueItems of objects',
    { uniqueItems: true },
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  ['an enum of objects', { enum: [null, { a: [1] }] }, { a: [1] }, { a: [2] }],
  ['a constant list', { const: [1, 2] }, [1, 2], [2, 1]],
  ['prefixItems', { prefixItems: [{ type: 'string' }], items: false }, ['a'], [1]],
  ['items after prefixItems', { prefixItems: [{}], items: { type: 'string' } }, [1, 'a'], [1, 1]],
  ['a false schema', { properties: { a: false, b: true } }, { b: 1 }, { a: 1 }],
  ['nullable, as in OpenAPI 3.0', { type: 'string', nullable: true }, null, 1],
  ['an integer above 2^53', { type: 'integer', minimum: 0 }, 2n ** 63n, -(2n ** 63n)],
  [
    'a discriminator without mapping',
    {
      discriminator: { propertyName: 'kind' },
      oneOf: [{ properties: { kind: { const: 'a' } } }],
    },
    { kind: 'a' },
    { kind: 'b' },
  ],
])('tells a valid value from an invalid one: %s', (_, schema, right, wrong) => {
  expect(validator.errors(right, schema)).toEqual([]);
  expect(validator.errors(wrong, schema)).toHaveLength(1);
});

test.each([
  ['#/a%20b', 'a b'],
  ['#/c~1d', 'c/d'],
  ['#/100%', '100%'],
])('resolves %s to the schema with the name %j', (pointer, name) => {
  const schema = { type: 'string' };
  expect(new Validator({ [name]: schema }).resolve(pointer)).toBe(schema);
});

test.each(['#/components/schemas/Missing', '#/missing/schemas/Customer'])(
  'throws an error that names %s, the missing target of a reference',
  (pointer) => {
    expect(() => validator.resolve(pointer)).toThrow(`${pointer} is not in the document.`);
  },
);
