import { isObject } from '../isObject';
import { joinPath } from '../joinPath';
import type { Check, CheckContext } from './check';
import { closestErrors } from './closestErrors';
import { cachedPattern } from './compilePattern';
import type { FieldError, Schema } from './schema';
import { valueChecks } from './valueChecks';

/*
 * Schemas are interpreted, because compilers such as ajv need `new Function`, which the site's
 * content security policy forbids.
 */

type Values = Readonly<Record<string, unknown>>;

const errorsOfEach = (value: unknown, schemas: unknown, { validator, path }: CheckContext) =>
  (schemas as Schema[]).map((schema) => validator.errors(value, schema, path));

function reportClosest(alternatives: readonly FieldError[][], { path, report }: CheckContext) {
  for (const { field, message, kind } of closestErrors(alternatives, path)) {
    report(field, message, kind);
  }
}

/** Checks of all supported keywords, by keyword. */
export const checks: Readonly<Record<string, Check>> = {
  ...valueChecks,
  $ref: (value, reference, { validator, path, report }) => {
    validator.check(value, validator.resolve(reference as string), path, report);
  },
  properties: (value, properties, { validator, path, report }) => {
    if (!isObject(value)) return;
    const schemas = properties as Record<string, Schema>;
    for (const name of Object.keys(schemas)) {
      const schema = schemas[name];
      if (schema !== undefined && Object.hasOwn(value, name))
        validator.check(value[name], schema, joinPath(path, name), report);
    }
  },
  additionalProperties: (value, rest, { validator, schema, path, report }) => {
    if (!isObject(value)) return;
    const knownProperties = (schema['properties'] ?? {}) as Values;
    const patterns = Object.keys((schema['patternProperties'] ?? {}) as Values).map(cachedPattern);
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(knownProperties, name) || patterns.some((pattern) => pattern.test(name)))
        continue;
      validator.check(value[name], rest as Schema, joinPath(path, name), report);
    }
  },
  patternProperties: (value, patterns, { validator, path, report }) => {
    if (!isObject(value)) return;
    for (const [pattern, schema] of Object.entries(patterns as Record<string, Schema>)) {
      for (const name of Object.keys(value).filter((key) => cachedPattern(pattern).test(key))) {
        validator.check(value[name], schema, joinPath(path, name), report);
      }
    }
  },
  propertyNames: (value, names, { validator, path, report }) => {
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) {
      validator.check(name, names as Schema, path, (field, message, kind) => {
        report(field, `Names: ${message.charAt(0).toLowerCase()}${message.slice(1)}`, kind);
      });
    }
  },
  items: (value, items, { validator, schema, path, report }) => {
    if (!Array.isArray(value)) return;
    const first = ((schema['prefixItems'] ?? []) as unknown[]).length;
    value.forEach((item, index) => {
      // OpenRPC is based on draft 7, where `items` may be a list with a schema for each position.
      const itemSchema = (Array.isArray(items) ? items[index] : items) as Schema | undefined;
      if (index < first || itemSchema === undefined) return;
      validator.check(item, itemSchema, joinPath(path, index), report);
    });
  },
  prefixItems: (value, schemas, { validator, path, report }) => {
    if (!Array.isArray(value)) return;
    (schemas as Schema[]).slice(0, value.length).forEach((schema, index) => {
      validator.check(value[index], schema, joinPath(path, index), report);
    });
  },
  allOf: (value, schemas, { validator, path, report }) => {
    for (const schema of schemas as Schema[]) validator.check(value, schema, path, report);
  },
  not: (value, schema, { validator, path, report }) => {
    if (validator.errors(value, schema as Schema, path).length === 0) {
      report(path, 'Has a form that is not allowed');
    }
  },
  anyOf: (value, schemas, context) => {
    const alternatives = errorsOfEach(value, schemas, context);
    if (alternatives.every((errors) => errors.length > 0)) reportClosest(alternatives, context);
  },
  oneOf: (value, schemas, context) => {
    const { validator, schema, path, report } = context;
    const chosen = validator.choose(value, schema);
    if (chosen !== undefined) {
      validator.check(value, chosen, path, report);
      return;
    }
    const alternatives = errorsOfEach(value, schemas, context);
    const count = alternatives.filter((errors) => errors.length === 0).length;
    if (count > 1) report(path, 'Matches more than one form', 'ambiguous');
    if (count === 0) reportClosest(alternatives, context);
  },
};
