import { isObject } from '../../src/shared/isObject';
import type { Schema } from '../../src/shared/schema/schema';
import type { Validator } from '../../src/shared/schema/validator';

/* Values at and beyond the edges of a schema, as a fuzzer would send them. */

/** A field of a request, with its schema. */
export interface Field {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Returns a schema with its own references resolved, not those inside its parts. */
export function resolve(validator: Validator, { $ref, ...own }: Schema): Schema {
  if (typeof $ref !== 'string') return own;
  return { ...resolve(validator, validator.resolve($ref)), ...own };
}

/** Lists the fields of a value, and further fields that its schema allows. */
export function fieldsOf(
  validator: Validator,
  value: unknown,
  given: Schema,
  path: readonly string[] = [],
): Field[] {
  const schema = resolve(validator, given);
  const { properties, items, oneOf } = schema as {
    properties?: Readonly<Record<string, Schema>>;
    items?: Schema;
    oneOf?: readonly Schema[];
  };
  const own = path.length === 0 ? [] : [{ path, schema }];
  const inside = (name: string, member: unknown, type: Schema) =>
    fieldsOf(validator, member, type, [...path, name]);
  if (properties !== undefined) {
    const members = isObject(value) ? value : {};
    return [
      ...own,
      ...Object.entries(properties).flatMap(([name, type]) => inside(name, members[name], type)),
    ];
  }
  if (Array.isArray(value) && items !== undefined && value.length > 0)
    return [...own, ...inside('0', value[0], items)];
  const form =
    validator.choose(value, schema) ??
    oneOf?.find((option) => validator.errors(value, option).length === 0);
  if (form === undefined) return own;
  return [...own, ...fieldsOf(validator, value, form, path).filter((field) => field.path !== path)];
}

const texts = [
  '',
  ' ',
  'x',
  '\u0000',
  '\u200b',
  '__proto__',
  '0',
  '-1',
  '1e3',
  '１',
  '100.00',
  '0.000000000000000001',
  '9'.repeat(30),
  '2025-02-30',
  '0000-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00.000Z',
  '2025-11-26T23:59:60.000Z',
  '9999-12-31T23:59:59.999Z',
  'DE',
  'UK',
  'KWD',
  'x'.repeat(1000),
];
const otherTypes = [null, true, -1, 0.5, 1e21, [], {}, [null], { a: 1 }];

function edgesOf(schema: Schema): unknown[] {
  const {
    maxLength,
    minimum,
    maximum,
    pattern = '',
  } = schema as {
    maxLength?: number;
    minimum?: number;
    maximum?: number;
    pattern?: string;
  };
  const lengths =
    maxLength === undefined ? [] : ['😀'.repeat(maxLength), 'é'.repeat(maxLength + 1)];
  const lows = minimum === undefined ? [] : [minimum, minimum - 1];
  const highs = maximum === undefined ? [] : [maximum, maximum + 1];
  const [, prefix] = /^\^(\w+_)\[/.exec(pattern) ?? [];
  const ids = prefix === undefined ? [] : [prefix + '0'.repeat(26), prefix + 'I'.repeat(26)];
  return [...lengths, ...lows, ...highs, ...ids];
}

/** Returns valid and invalid values for a schema: its edges, and values of other types. */
export const neighboursOf = (schema: Schema): unknown[] => [
  ...((schema['enum'] as unknown[] | undefined) ?? []),
  ...edgesOf(schema),
  ...texts,
  ...otherTypes,
];

/** Returns a copy with another value at a path; undefined removes the field. */
export function withValue(value: unknown, path: readonly string[], other: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return other;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === name ? withValue(item, rest, other) : item,
    );
  const members = isObject(value) ? value : {};
  return { ...members, [name]: withValue(members[name], rest, other) };
}
