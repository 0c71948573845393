import { isObject } from '../isObject';
import { formatJson } from '../json';
import { joinPath } from '../joinPath';
import { startsWithDate } from '../startsWithDate';
import { compilePattern } from './compilePattern';
import type { ErrorKind, FieldError, Schema } from './schema';

/*
 * The keywords of JSON Schema 2020-12 that the OpenAPI and the OpenRPC document use. They are
 * interpreted, because compilers such as ajv need `new Function`, which the site's content security
 * policy forbids.
 */

type Values = Readonly<Record<string, unknown>>;
export type Report = (field: string, message: string, kind?: ErrorKind) => void;
export type Check = (value: unknown, keyword: unknown, at: Context) => void;

/** The schema and path that a check works on, and the functions that it may call. */
export interface Context {
  readonly validator: {
    readonly resolve: (pointer: string) => Schema;
    readonly choose: (value: unknown, schema: Schema) => Schema | undefined;
    readonly check: (value: unknown, schema: Schema, path: string, report: Report) => void;
    readonly errors: (value: unknown, schema: Schema, path: string) => FieldError[];
  };
  readonly schema: Schema;
  readonly path: string;
  readonly report: Report;
}

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && startsWithDate(text),
  'date-time': startsWithDate,
  uri: (text) => URL.canParse(text),
};

const compiledPatterns = new Map<string, RegExp>();

function cachedPattern(pattern: string): RegExp {
  const compiled = compiledPatterns.get(pattern) ?? compilePattern(pattern);
  compiledPatterns.set(pattern, compiled);
  return compiled;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  // parseJson returns integers above 2^53 as bigints.
  if (typeof value === 'bigint') return 'integer';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function hasType(value: unknown, type: string): boolean {
  const actual = typeOf(value);
  return actual === type || (type === 'number' && actual === 'integer');
}

/** Creates a check that applies only to strings. */
const textCheck =
  (check: (text: string, keyword: never) => string | undefined): Check =>
  (value, keyword, { path, report }) => {
    if (typeof value !== 'string') return;
    const message = check(value, keyword as never);
    if (message !== undefined) report(path, message);
  };

const numberCheck =
  (isAllowed: (value: number | bigint, bound: number) => boolean, word: string): Check =>
  (value, bound, { path, report }) => {
    const isNumber = typeof value === 'number' || typeof value === 'bigint';
    if (isNumber && !isAllowed(value, bound as number)) {
      report(path, `Must be ${word} ${String(bound)}`);
    }
  };

/** Returns whether a number is a multiple of another, despite rounding: 0.3 is one of 0.1. */
function isMultiple(value: number | bigint, step: number): boolean {
  const quotient = Number(value) / step;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
}

const sizeCheck =
  (size: (value: unknown) => number | undefined, isLeast: boolean, unit: string): Check =>
  (value, bound, { path, report }) => {
    const count = size(value);
    if (count === undefined) return;
    if (isLeast ? count < (bound as number) : count > (bound as number)) {
      report(path, `Must have at ${isLeast ? 'least' : 'most'} ${String(bound)} ${unit}`);
    }
  };

function countCharacters(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  // Only surrogate pairs take more than one code unit per character.
  return /[\ud800-\udbff]/.test(value) ? [...value].length : value.length;
}

const countItems = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const countFields = (value: unknown) => (isObject(value) ? Object.keys(value).length : undefined);

/**
 * Returns the errors of the alternative that was most likely meant: preferably one whose errors are
 * all inside the value, with the fewest errors.
 */
function closestErrors(alternatives: readonly FieldError[][], path: string): readonly FieldError[] {
  const rank = (errors: readonly FieldError[]) =>
    errors.length + (errors.some(({ field }) => field === path) ? 1_000_000 : 0);
  const [best = []] = [...alternatives].sort((a, b) => rank(a) - rank(b));
  return best;
}

export const checks: Readonly<Record<string, Check>> = {
  $ref: (value, reference, { validator, path, report }) => {
    validator.check(value, validator.resolve(reference as string), path, report);
  },
  type: (value, types, { path, report }) => {
    const allowed = types as string | string[];
    if (typeof allowed === 'string') {
      if (!hasType(value, allowed)) report(path, `Must be ${allowed}`);
    } else if (!allowed.some((type) => hasType(value, type))) {
      report(path, `Must be ${allowed.join(' or ')}`);
    }
  },
  enum: (value, allowed, { path, report }) => {
    if (!(allowed as unknown[]).includes(value)) {
      report(path, `Must be one of ${(allowed as unknown[]).join(', ')}`);
    }
  },
  const: (value, expected, { path, report }) => {
    if (value !== expected) report(path, `Must be ${String(expected)}`);
  },
  pattern: (value, pattern, { schema: { description }, path, report }) => {
    if (typeof value !== 'string' || cachedPattern(pattern as string).test(value)) return;
    const form = typeof description === 'string' ? `: ${description.replace(/\.$/, '')}` : '';
    report(path, `Is not in the required format${form}`);
  },
  format: textCheck((text, format: string) =>
    formats[format]?.(text) === false ? `Is not a valid ${format}` : undefined,
  ),
  minLength: sizeCheck(countCharacters, true, 'characters'),
  maxLength: sizeCheck(countCharacters, false, 'characters'),
  minItems: sizeCheck(countItems, true, 'entries'),
  maxItems: sizeCheck(countItems, false, 'entries'),
  minProperties: sizeCheck(countFields, true, 'fields'),
  maxProperties: sizeCheck(countFields, false, 'fields'),
  minimum: numberCheck((value, bound) => value >= bound, 'at least'),
  maximum: numberCheck((value, bound) => value <= bound, 'at most'),
  exclusiveMinimum: numberCheck((value, bound) => value > bound, 'more than'),
  exclusiveMaximum: numberCheck((value, bound) => value < bound, 'less than'),
  multipleOf: numberCheck(isMultiple, 'a multiple of'),
  uniqueItems: (value, isEnabled, { path, report }) => {
    if (isEnabled !== true || !Array.isArray(value)) return;
    const texts = value.map((item) => formatJson(item));
    if (new Set(texts).size < texts.length) report(path, 'Has a duplicate entry');
  },
  required: (value, names, { path, report }) => {
    if (!isObject(value)) return;
    for (const name of names as string[]) {
      if (!Object.hasOwn(value, name)) report(joinPath(path, name), 'Is missing', 'missing');
    }
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
    for (const name of Object.keys(value)) validator.check(name, names as Schema, path, report);
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
  dependentRequired: (value, rules, { path, report }) => {
    if (!isObject(value)) return;
    for (const [name, others] of Object.entries(rules as Record<string, string[]>)) {
      if (!Object.hasOwn(value, name)) continue;
      for (const other of others) {
        if (!Object.hasOwn(value, other)) report(joinPath(path, other), `Is required with ${name}`);
      }
    }
  },
  allOf: (value, schemas, { validator, path, report }) => {
    for (const schema of schemas as Schema[]) validator.check(value, schema, path, report);
  },
  not: (value, schema, { validator, path, report }) => {
    if (validator.errors(value, schema as Schema, path).length === 0) {
      report(path, 'Has a form that is not allowed');
    }
  },
  anyOf: (value, schemas, { validator, path, report }) => {
    const alternatives = (schemas as Schema[]).map((option) =>
      validator.errors(value, option, path),
    );
    if (alternatives.some((errors) => errors.length === 0)) return;
    for (const { field, message, kind } of closestErrors(alternatives, path)) {
      report(field, message, kind);
    }
  },
  oneOf: (value, schemas, { validator, schema, path, report }) => {
    const chosen = validator.choose(value, schema);
    if (chosen !== undefined) {
      validator.check(value, chosen, path, report);
      return;
    }
    const alternatives = (schemas as Schema[]).map((option) =>
      validator.errors(value, option, path),
    );
    const matching = alternatives.filter((errors) => errors.length === 0);
    if (matching.length === 1) return;
    if (matching.length > 1) report(path, 'Matches more than one form', 'ambiguous');
    if (matching.length > 0) return;
    for (const { field, message, kind } of closestErrors(alternatives, path)) {
      report(field, message, kind);
    }
  },
};
