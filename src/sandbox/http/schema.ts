import type { Schema } from './document';
import type { FieldError } from './problem';

/*
 * A validator for the part of JSON Schema 2020-12 that the OpenAPI document uses. It interprets the
 * schema: compilers such as ajv need `new Function`, which a content security policy forbids.
 */

type Values = Readonly<Record<string, unknown>>;
type Report = (field: string, message: string) => void;
type Check = (value: unknown, keyword: unknown, at: Context) => void;

interface Context {
  readonly validator: Validator;
  readonly schema: Schema;
  readonly path: string;
  readonly report: Report;
}

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDate(`${text}T00:00:00.000Z`),
  'date-time': isDate,
  uri: (text) => URL.canParse(text),
};

function isDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text.slice(0, 10);
}

const expressions = new Map<string, RegExp>();

function expression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'u');
  expressions.set(pattern, known);
  return known;
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const hasType = (value: unknown, type: string) =>
  typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer');

const join = (path: string, name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);

/** A check that applies to texts only. */
const ofText =
  (check: (text: string, keyword: never) => string | undefined): Check =>
  (value, keyword, { path, report }) => {
    if (typeof value !== 'string') return;
    const message = check(value, keyword as never);
    if (message !== undefined) report(path, message);
  };

const ofNumber =
  (isRight: (value: number, bound: number) => boolean, word: string): Check =>
  (value, bound, { path, report }) => {
    if (typeof value === 'number' && !isRight(value, bound as number)) {
      report(path, `Must be ${word} ${String(bound)}`);
    }
  };

const ofSize =
  (size: (value: unknown) => number | undefined, isLeast: boolean, what: string): Check =>
  (value, bound, { path, report }) => {
    const found = size(value);
    if (found === undefined) return;
    if (isLeast ? found < (bound as number) : found > (bound as number)) {
      report(path, `Must have at ${isLeast ? 'least' : 'most'} ${String(bound)} ${what}`);
    }
  };

const characters = (value: unknown) => (typeof value === 'string' ? [...value].length : undefined);
const items = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const fields = (value: unknown) => (isObject(value) ? Object.keys(value).length : undefined);

const checks: Readonly<Record<string, Check>> = {
  $ref: (value, reference, { validator, path, report }) => {
    validator.check(value, validator.resolve(reference as string), path, report);
  },
  type: (value, types, { path, report }) => {
    const allowed = [types].flat() as string[];
    if (!allowed.some((type) => hasType(value, type)))
      report(path, `Must be ${allowed.join(' or ')}`);
  },
  enum: (value, allowed, { path, report }) => {
    if (!(allowed as unknown[]).includes(value)) {
      report(path, `Must be one of ${(allowed as unknown[]).join(', ')}`);
    }
  },
  const: (value, only, { path, report }) => {
    if (value !== only) report(path, `Must be ${String(only)}`);
  },
  pattern: ofText((text, pattern: string) =>
    expression(pattern).test(text) ? undefined : 'Does not have the right form',
  ),
  format: ofText((text, format: string) =>
    formats[format]?.(text) === false ? `Is not a ${format}` : undefined,
  ),
  minLength: ofSize(characters, true, 'characters'),
  maxLength: ofSize(characters, false, 'characters'),
  minItems: ofSize(items, true, 'entries'),
  maxItems: ofSize(items, false, 'entries'),
  minProperties: ofSize(fields, true, 'fields'),
  maxProperties: ofSize(fields, false, 'fields'),
  minimum: ofNumber((value, bound) => value >= bound, 'at least'),
  maximum: ofNumber((value, bound) => value <= bound, 'at most'),
  required: (value, names, { path, report }) => {
    if (!isObject(value)) return;
    for (const name of names as string[]) {
      if (!Object.hasOwn(value, name)) report(join(path, name), 'Is missing');
    }
  },
  properties: (value, properties, { validator, path, report }) => {
    if (!isObject(value)) return;
    for (const [name, schema] of Object.entries(properties as Record<string, Schema>)) {
      if (Object.hasOwn(value, name))
        validator.check(value[name], schema, join(path, name), report);
    }
  },
  additionalProperties: (value, rest, { validator, schema, path, report }) => {
    if (!isObject(value) || rest === true) return;
    const known = (schema['properties'] ?? {}) as Values;
    for (const name of Object.keys(value).filter((key) => !Object.hasOwn(known, key))) {
      if (rest === false) report(join(path, name), 'Is not known');
      else validator.check(value[name], rest as Schema, join(path, name), report);
    }
  },
  propertyNames: (value, names, { validator, path, report }) => {
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) validator.check(name, names as Schema, path, report);
  },
  items: (value, schema, { validator, path, report }) => {
    if (!Array.isArray(value)) return;
    value.forEach((item, index) => {
      validator.check(item, schema as Schema, join(path, index), report);
    });
  },
  dependentRequired: (value, rules, { path, report }) => {
    if (!isObject(value)) return;
    for (const [name, others] of Object.entries(rules as Record<string, string[]>)) {
      if (!Object.hasOwn(value, name)) continue;
      for (const other of others) {
        if (!Object.hasOwn(value, other)) report(join(path, other), `Is missing beside ${name}`);
      }
    }
  },
  oneOf: (value, schemas, { validator, schema, path, report }) => {
    const chosen = validator.choose(value, schema);
    if (chosen !== undefined) {
      validator.check(value, chosen, path, report);
      return;
    }
    const found = (schemas as Schema[]).map((option) => validator.errors(value, option, path));
    const fitting = found.filter((errors) => errors.length === 0);
    if (fitting.length === 1) return;
    if (fitting.length > 1) report(path, 'Fits more than one form');
    // The form with the fewest errors is most likely the one that was meant.
    const [closest = []] = [...found].sort((one, other) => one.length - other.length);
    if (fitting.length === 0) for (const { field, message } of closest) report(field, message);
  },
};

/** Keywords that say nothing about a value. */
const silent = new Set([
  'title', 'description', 'default', 'example', 'examples', 'discriminator', 'readOnly',
]); // prettier-ignore

interface Keyword {
  readonly check: Check;
  readonly keyword: unknown;
}

const keywords = new WeakMap<Schema, readonly Keyword[]>();

/** The keywords of a schema that say something about a value, with their checks. */
function keywordsOf(schema: Schema): readonly Keyword[] {
  const known = keywords.get(schema);
  if (known !== undefined) return known;
  const found = Object.entries(schema)
    .filter(([name]) => !silent.has(name) && !name.startsWith('x-'))
    .map(([name, keyword]) => {
      const check = checks[name];
      if (check === undefined) throw new Error(`The keyword ${name} is not supported.`);
      return { check, keyword };
    });
  keywords.set(schema, found);
  return found;
}

/** Checks values against schemas of one document. */
export class Validator {
  readonly #resolved = new Map<string, Schema>();

  constructor(readonly document: object) {}

  /** Returns what a pointer such as `#/components/schemas/Customer` points to. */
  resolve(pointer: string): Schema {
    const known = this.#resolved.get(pointer);
    if (known !== undefined) return known;
    let target: unknown = this.document;
    for (const part of pointer.split('/').slice(1)) {
      target = (target as Values)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    if (target === undefined) throw new Error(`${pointer} is not in the document.`);
    this.#resolved.set(pointer, target as Schema);
    return target as Schema;
  }

  /** Returns the schema that the discriminator names; undefined if there is none. */
  choose(value: unknown, { discriminator }: Schema): Schema | undefined {
    if (discriminator === undefined || !isObject(value)) return undefined;
    const { propertyName, mapping } = discriminator as {
      propertyName: string;
      mapping: Readonly<Record<string, string>>;
    };
    const name = value[propertyName];
    const pointer =
      typeof name === 'string' && Object.hasOwn(mapping, name) ? mapping[name] : undefined;
    return pointer === undefined
      ? {
          type: 'object',
          required: [propertyName],
          properties: { [propertyName]: { enum: Object.keys(mapping) } },
        }
      : this.resolve(pointer);
  }

  /** @throws Error for a keyword that is not known, so that no rule is skipped unnoticed */
  check(value: unknown, schema: Schema, path: string, report: Report): void {
    const context: Context = { validator: this, schema, path, report };
    for (const { check, keyword } of keywordsOf(schema)) check(value, keyword, context);
  }

  /** Returns what is wrong with a value; an empty list if nothing is. */
  errors(value: unknown, schema: Schema, path = ''): FieldError[] {
    const errors: FieldError[] = [];
    this.check(value, schema, path, (field, message) => errors.push({ field, message }));
    return errors;
  }
}
