import { formatNames } from '../../shared/schema/formatNames';
import type { Schema } from '../../shared/schema/schema';

export type Resolve = (pointer: string) => Schema;

interface FormField {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

interface FormOption {
  readonly label: string;
  readonly schema: Schema;
}

/** The kind of control that a form shows for a schema. */
export type FormNode =
  | { readonly kind: 'text'; readonly format: string | undefined; readonly isLong: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  | { readonly kind: 'fixed'; readonly value: unknown }
  | {
      readonly kind: 'object';
      readonly fields: readonly FormField[];
      /** Schema of members whose names the reader chooses. */
      readonly rest: Schema | undefined;
    }
  | { readonly kind: 'list'; readonly items: Schema }
  | {
      readonly kind: 'options';
      readonly options: readonly FormOption[];
      /** Name of the member whose value identifies the option. */
      readonly discriminator: string | undefined;
    }
  | { readonly kind: 'json' };

const asList = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? (value as Schema[]) : [];

const isNull = ({ type }: Schema) => type === 'null';

/** Merges schemas that all apply to one value; keeps the properties of each schema. */
function mergeSchemas(parts: readonly Schema[]): Schema {
  const properties = Object.assign({}, ...parts.map((part) => part['properties'])) as object;
  const required = parts.flatMap((part) => (part['required'] ?? []) as string[]);
  return {
    ...(Object.assign({}, ...parts) as Schema),
    ...(Object.keys(properties).length > 0 && { properties, required }),
  };
}

function alternativesOf({ oneOf, anyOf, type, ...own }: Schema): readonly Schema[] {
  if (oneOf !== undefined || anyOf !== undefined) return [...asList(oneOf), ...asList(anyOf)];
  if (!Array.isArray(type)) return [];
  return (type as string[]).map((name) => ({ ...own, type: name }));
}

/**
 * Returns a schema with its reference followed and its `allOf` merged. Puts the alternatives other
 * than null into `oneOf`; if there is only one, merges it too.
 */
export function flatten(schema: Schema, resolve: Resolve): Schema {
  const { $ref: reference, allOf, ...own } = schema;
  if (typeof reference === 'string') {
    return flatten({ ...resolve(reference), ...own }, resolve);
  }
  if (allOf !== undefined) {
    const parts = [...asList(allOf).map((part) => flatten(part, resolve)), own];
    return flatten(mergeSchemas(parts), resolve);
  }
  const options = alternativesOf(own);
  const [first, ...others] = options.filter((option) => !isNull(flatten(option, resolve)));
  if (first === undefined) return own;
  const { oneOf, anyOf, ...rest } = own;
  const hasTypeList = oneOf === undefined && anyOf === undefined;
  if (others.length > 0) {
    const common = hasTypeList
      ? { description: own['description'], example: own['example'] }
      : rest;
    return { ...common, oneOf: [first, ...others] };
  }
  return hasTypeList ? first : mergeSchemas([flatten(first, resolve), rest]);
}

/**
 * Returns the name of the discriminator: the declared one or, if none is declared, a member with a
 * different constant in every option; undefined if there is no such member.
 */
function discriminatorOf(schema: Schema, options: readonly Schema[]): string | undefined {
  const { discriminator } = schema as { discriminator?: { propertyName: string } };
  if (discriminator !== undefined) return discriminator.propertyName;
  const [first] = options;
  const names = Object.keys((first?.['properties'] ?? {}) as object);
  return names.find((name) => {
    const constants = options.map((option) => constantOf(option, name));
    return constants.every(Boolean) && new Set(constants).size === options.length;
  });
}

/** Returns the constant that a member of an object must have; undefined if it has none. */
export function constantOf(schema: Schema, name: string): unknown {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  return properties[name]?.['const'];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'number',
  array: 'list',
  object: 'object',
};

/** Splits a schema's name into words: `NewSellQuote` becomes "New sell quote". */
const wordsOf = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function labelOf(written: Schema, flat: Schema, discriminator: string | undefined): string {
  const constant = discriminator === undefined ? flat['const'] : constantOf(flat, discriminator);
  if (typeof constant === 'string') return constant;
  const { $ref: reference } = written;
  if (flat['type'] === 'object' && typeof reference === 'string') {
    return wordsOf(reference.split('/').at(-1) ?? '');
  }
  const [title, type] = [flat['title'], flat['type']];
  if (flat['type'] === 'object' && typeof title === 'string') return wordsOf(title);
  const values = asList(flat['enum']);
  if (values.length > 0) return `${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`;
  return typeof type === 'string' ? (typeNames[type] ?? type) : 'value';
}

function objectNode(schema: Schema): FormNode {
  const required = new Set((schema['required'] ?? []) as string[]);
  const rest = schema['additionalProperties'];
  const properties = Object.entries(
    (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>,
  );
  return {
    kind: 'object',
    fields: properties.map(([name, property]) => ({
      name,
      schema: property,
      isRequired: required.has(name),
    })),
    rest: typeof rest === 'object' && rest !== null ? (rest as Schema) : undefined,
  };
}

const longText = 200;

/** Returns the kind of control that a form shows for a schema. */
export function nodeOf(schema: Schema, resolve: Resolve): FormNode {
  const flat = flatten(schema, resolve);
  if ('const' in flat) return { kind: 'fixed', value: flat['const'] };
  if (Array.isArray(flat['enum'])) return { kind: 'choice', values: flat['enum'] };
  const options = asList(flat['oneOf']);
  const flatOptions = options.map((option) => flatten(option, resolve));
  const isSingleForm = !flatOptions.some((option) => option['properties'] !== undefined);
  if (flat['properties'] !== undefined && isSingleForm) return objectNode(flat);
  if (options.length > 0) {
    if (flatOptions.every((option) => 'const' in option)) {
      return { kind: 'choice', values: flatOptions.map((option) => option['const']) };
    }
    const discriminator = discriminatorOf(flat, flatOptions);
    const common = Object.fromEntries(
      Object.entries(flat).filter(([name]) => name !== 'oneOf' && name !== 'discriminator'),
    );
    return {
      kind: 'options',
      discriminator,
      options: options.map((option, index) => {
        const own = flatOptions[index] ?? option;
        const label = labelOf(option, own, discriminator);
        return {
          label,
          schema: flat['properties'] === undefined ? option : { allOf: [common, option] },
        };
      }),
    };
  }
  switch (flat['type']) {
    case 'string':
      return {
        kind: 'text',
        format: flat['format'] as string | undefined,
        isLong: Number(flat['maxLength'] ?? 0) > longText,
      };
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'boolean' };
    case 'object':
      return objectNode(flat);
    case 'array':
      return Array.isArray(flat['items']) || flat['prefixItems'] !== undefined
        ? { kind: 'json' }
        : { kind: 'list', items: (flat['items'] ?? {}) as Schema };
    default:
      return { kind: 'json' };
  }
}

/** Describes a type in a few words: "date", "list", "one of 3 forms". */
export function describeType(node: FormNode): string {
  switch (node.kind) {
    case 'text':
      return formatNames[node.format ?? ''] ?? 'text';
    case 'choice':
      return 'choice';
    case 'fixed':
      return 'fixed';
    case 'object':
      return node.fields.length === 0 ? 'map' : 'object';
    case 'options':
      return `one of ${node.options.length} forms`;
    case 'json':
      return 'JSON';
    default:
      return node.kind;
  }
}
