import type { Schema } from '../../src/shared/schema/schema';
import { Validator } from '../../src/shared/schema/validator';
import { readApiText } from './apiDocument';

/* Checks the schemas of what clients send: parameters and bodies. */

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const document = JSON.parse(readApiText()) as Document;
const validator = new Validator(document);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

interface Part {
  readonly path: string;
  readonly schema: Schema;
}

/** Returns a schema and all schemas inside it, with references resolved. */
function partsOf(path: string, { $ref, ...own }: Schema): Part[] {
  const schema = typeof $ref === 'string' ? { ...validator.resolve($ref), ...own } : own;
  if ('$ref' in schema) return partsOf(path, schema);
  const { properties = {}, items, additionalProperties: rest, oneOf = [] } = schema;
  const children: [string, unknown][] = [
    ...Object.entries(properties as Readonly<Record<string, Schema>>),
    // The alternatives of an object only make fields required; `properties` has their schemas.
    ...('properties' in schema ? [] : (oneOf as Schema[])).map((form): [string, Schema] => [
      '',
      form,
    ]),
    ['*', items],
    ['*', rest],
  ];
  return [
    { path, schema },
    ...children.flatMap(([name, child]) =>
      typeof child === 'object' && child !== null
        ? partsOf([path, name].filter(Boolean).join('.'), child as Schema)
        : [],
    ),
  ];
}

const bodies = operations.flatMap(({ operationId, requestBody }) =>
  Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => partsOf(operationId, schema)),
);
const parameters = operations.flatMap(({ operationId, parameters: list = [] }) =>
  list.flatMap(({ $ref, ...own }) => {
    const { name, schema } =
      $ref === undefined ? own : (validator.resolve($ref) as unknown as Parameter);
    return partsOf(`${operationId} ${name}`, schema);
  }),
);

const isBoundedPattern = (pattern: unknown) =>
  typeof pattern === 'string' && /^\^[^*+]*\$$/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, '.'));

/** Returns whether a schema limits the size of its value; true if only its parts need limits. */
function isBounded({ type, ...schema }: Schema): boolean {
  if ('enum' in schema || 'const' in schema) return true;
  if (type === 'string') {
    const isFixed = schema['format'] === 'date' || isBoundedPattern(schema['pattern']);
    return isFixed || 'maxLength' in schema;
  }
  if (type === 'array') return 'maxItems' in schema || schema['uniqueItems'] === true;
  if (type === 'integer' || type === 'number') return 'minimum' in schema && 'maximum' in schema;
  if (type === 'object' && typeof schema['additionalProperties'] === 'object')
    return 'maxProperties' in schema;
  return true;
}

it('limits every text, number and list that a client sends', () => {
  const unbounded = [...bodies, ...parameters].filter(({ schema }) => !isBounded(schema));
  expect([...new Set(unbounded.map(({ path }) => path))]).toEqual([]);
});

// Generators write patterns as literals, which cannot contain line terminators.
it('has no pattern with an escaped line terminator', () => {
  const patterns = [...bodies, ...parameters].map(({ schema }) => String(schema['pattern']));
  expect(patterns.filter((pattern) => /\\(?:n|r|u2028|u2029)/.test(pattern))).toEqual([]);
});

// Generators of client types make a field with a default required.
it('gives no field of a request body a default', () => {
  expect(bodies.filter(({ schema }) => 'default' in schema).map(({ path }) => path)).toEqual([]);
});
