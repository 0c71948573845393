import { isObject } from '../../shared/isObject';
import { parseExactInteger } from '../../shared/json';
import type { Schema } from '../../shared/schema/schema';
import type { Validator } from '../../shared/schema/validator';
import { constantOf, flatten, nodeOf, type FormNode, type Resolve } from './node';

export type Members = Readonly<Record<string, unknown>>;

/**
 * Returns the initial value of a field: the example, the default or, without these, the simplest
 * value of its kind; undefined for text and numbers, which the reader must enter.
 */
export function initialValue(schema: Schema, resolve: Resolve): unknown {
  const flat = flatten(schema, resolve);
  if (flat['example'] !== undefined) return flat['example'];
  if (flat['default'] !== undefined && flat['default'] !== null) return flat['default'];
  const node = nodeOf(schema, resolve);
  switch (node.kind) {
    case 'fixed':
      return node.value;
    case 'choice':
      return node.values[0];
    case 'boolean':
      return false;
    case 'object':
      return Object.fromEntries(
        node.fields
          .filter(({ isRequired }) => isRequired)
          .map((field) => [field.name, initialValue(field.schema, resolve)])
          .filter(([, value]) => value !== undefined),
      );
    case 'list':
      return [];
    case 'options': {
      const [first] = node.options;
      return first === undefined ? undefined : initialValue(first.schema, resolve);
    }
    case 'json':
      return null;
    default:
      return undefined;
  }
}

type OptionsNode = Extract<FormNode, { kind: 'options' }>;

/**
 * Returns the index of the option that fits a value best: the one that its discriminator names or,
 * if none is named, the first with the fewest errors. An error in the value as a whole outweighs
 * errors in its members.
 */
export function bestOption(value: unknown, node: OptionsNode, validator: Validator): number {
  const resolve: Resolve = (pointer) => validator.resolve(pointer);
  const { discriminator, options } = node;
  if (discriminator !== undefined && isObject(value)) {
    const index = options.findIndex(
      ({ schema }) => constantOf(flatten(schema, resolve), discriminator) === value[discriminator],
    );
    if (index !== -1) return index;
  }
  const counts = options.map(({ schema }) => {
    const errors = validator.errors(value, schema);
    return errors.length + (errors.some(({ field }) => field === '') ? 1000 : 0);
  });
  return Math.max(0, counts.indexOf(Math.min(...counts)));
}

/**
 * Returns the value after a switch to another option: the option's example or initial value. Keeps
 * the members of the previous value that the option also has, except constants.
 */
export function switchOption(
  value: unknown,
  option: Schema,
  resolve: Resolve,
  example?: unknown,
): unknown {
  const next = example ?? initialValue(option, resolve);
  const flat = flatten(option, resolve);
  if (!isObject(value) || (!isObject(next) && flat['properties'] === undefined)) return next;
  const properties = (flat['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const kept = Object.entries(value).filter(
    ([name]) => name in properties && !('const' in flatten(properties[name] ?? {}, resolve)),
  );
  return { ...(next as object), ...Object.fromEntries(kept) };
}

/**
 * Returns the number in a text, as a bigint if it is an integer that a number would round. Returns
 * any other text unchanged; validation then reports it. `1.0` and `-0` stay strings, because as
 * numbers they would lose characters while the reader types `1.05` or `-0.5`.
 */
export function readNumber(text: string): unknown {
  if (/^(?!-0$)-?(?:0|[1-9]\d*)$/.test(text)) return parseExactInteger(text);
  return /^-?(?:0|[1-9]\d*)\.\d*[1-9]$/.test(text) ? Number(text) : text;
}

/**
 * Returns a form's value as it is sent: without members that are empty strings, because these come
 * from fields left empty.
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== '')
      .map(([name, member]) => [name, withoutEmpty(member)]),
  );
}

/** Returns an object with a member set, or removed if the value is undefined. Keeps the order. */
export function withMember(object: Members, name: string, value: unknown): Members {
  if (value !== undefined) return { ...object, [name]: value };
  return Object.fromEntries(Object.entries(object).filter(([other]) => other !== name));
}
