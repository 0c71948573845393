import { isObject } from '../../shared/isObject';
import { nearest } from '../../shared/suggest';
import type { Report } from '../../shared/schema/check';
import type { FieldError, Schema } from '../../shared/schema/schema';
import { Validator } from '../../shared/schema/validator';
import { isTokenText } from '../tokens/tokens';
import type { Part } from './documentParts';
import { membersOf, messageForPlaces, type Finding, type Members } from './finding';
import { checkedValues, type CheckedValue } from './exampleValues';

/** Unresolved tokens are reported elsewhere. */
const hasUnresolvedToken = (keyword: unknown): boolean =>
  Array.isArray(keyword) ? keyword.some(isTokenText) : isTokenText(keyword);

/** Converts the exclusive bounds of OpenAPI 3.0, which are booleans, to numbers as in 3.1. */
function withExclusiveBounds(schema: Schema): Schema {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...others } = schema;
  return {
    ...others,
    ...(minimum !== undefined && {
      [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum,
    }),
    ...(maximum !== undefined && {
      [exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum']: maximum,
    }),
  };
}

const containsUnresolvedToken = (schema: unknown): boolean =>
  /"\{[\w.-]+\}"/.test(JSON.stringify(schema));

const checkableSchemas = new WeakMap<Schema, Schema>();

function toCheckable(schema: Schema): Schema {
  const known = checkableSchemas.get(schema);
  if (known !== undefined) return known;
  const entries = Object.entries(schema).filter(
    ([name, keyword]) =>
      !hasUnresolvedToken(keyword) && !(name === 'not' && containsUnresolvedToken(keyword)),
  );
  const resolved = Object.fromEntries(entries);
  const isOld = ['exclusiveMinimum', 'exclusiveMaximum'].some(
    (key) => typeof resolved[key] === 'boolean',
  );
  const converted = isOld ? withExclusiveBounds(resolved) : resolved;
  checkableSchemas.set(schema, converted);
  return converted;
}

/** Keywords with rules for fields that `properties` does not list. */
const openKeywords = [
  'additionalProperties',
  'patternProperties',
  'propertyNames',
  'unevaluatedProperties',
];

class ExampleValidator extends Validator {
  /**
   * By the path of an object in the value, the names of the fields that its schemas list; undefined
   * if one of these schemas also has rules for other fields.
   */
  readonly described = new Map<string, Set<string> | undefined>();

  override check(value: unknown, schema: Schema | boolean, path: string, report: Report): void {
    if (typeof schema !== 'boolean' && isObject(value)) this.#describe(schema, path);
    super.check(value, typeof schema === 'boolean' ? schema : toCheckable(schema), path, report);
  }

  override errors(value: unknown, schema: Schema, path = ''): FieldError[] {
    const errors: FieldError[] = [];
    this.check(value, schema, path, (field, message, kind) => {
      errors.push({ field, message, ...(kind && { kind }) });
    });
    return errors;
  }

  #describe(schema: Schema, path: string): void {
    const isOpen = openKeywords.some((key) => key in schema);
    const isKnownOpen = this.described.has(path) && this.described.get(path) === undefined;
    const names = this.described.get(path) ?? new Set();
    for (const name of Object.keys(membersOf(schema['properties']))) names.add(name);
    this.described.set(path, isOpen || isKnownOpen ? undefined : names);
  }

  override resolve(pointer: string): Schema {
    if (!pointer.startsWith('#')) throw new Error(`${pointer} is in another document.`);
    return super.resolve(pointer);
  }

  /**
   * Returns undefined if `mapping` does not list the discriminator's value, which may then be the
   * name of a schema.
   */
  override choose(value: unknown, schema: Schema): Schema | undefined {
    const { propertyName, mapping } = membersOf(schema['discriminator']);
    const name = typeof propertyName === 'string' ? membersOf(value)[propertyName] : undefined;
    const isListed = typeof name === 'string' && Object.hasOwn(membersOf(mapping), name);
    return isListed ? super.choose(value, schema) : undefined;
  }
}

const stepsOf = (path: string): (string | number)[] =>
  path === '' ? [] : path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const memberAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], value);

/**
 * Returns false if several alternatives fit, or if a missing field shares its name with one that
 * occurs only in requests or only in responses.
 */
function isCertain({ kind, field }: FieldError, oneWayFields: ReadonlySet<string>): boolean {
  if (kind === 'ambiguous') return false;
  return !(kind === 'missing' && oneWayFields.has(field.split('.').at(-1) ?? ''));
}

function misspeltField(value: unknown, described: ExampleValidator['described']) {
  for (const [path, names] of described) {
    if (names === undefined) continue;
    const members = membersOf(memberAt(value, path));
    const missing = [...names].filter((name) => !Object.hasOwn(members, name));
    for (const key of Object.keys(members)) {
      const meant = names.has(key) ? undefined : nearest(key, missing);
      if (meant !== undefined) return { path, key, meant };
    }
  }
  return undefined;
}

function faultOf(
  { value, schema, path, role }: CheckedValue,
  validator: ExampleValidator,
  oneWayFields: ReadonlySet<string>,
): (Finding & { readonly rule: string }) | undefined {
  let errors;
  validator.described.clear();
  try {
    errors = validator.errors(value, schema);
  } catch {
    // The schema has a $ref to another document, or an invalid $ref or pattern.
    return undefined;
  }
  const certain = errors.filter(
    (error) => isCertain(error, oneWayFields) && !isTokenText(memberAt(value, error.field)),
  );
  const [first] = certain;
  if (first === undefined) {
    const misspelt = misspeltField(value, validator.described);
    if (misspelt === undefined) return undefined;
    const { key, meant } = misspelt;
    const at = [...stepsOf(misspelt.path), key];
    const message = `The schema does not describe "${key}" in the ${role}.`;
    const advice = `Did you mean "${meant}"?`;
    return { path: [...path, ...at], rule: `${key} unknown`, message, advice, atKey: true };
  }
  const { field } = first;
  const steps = field === '' ? [] : field.split('.');
  const existingSteps = first.kind === 'missing' ? steps.slice(0, -1) : steps;
  const at = stepsOf(existingSteps.join('.'));
  const rule = first.message.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const subject = field === '' ? `The ${role}` : `"${field}" in the ${role}`;
  const countNote = certain.length === 1 ? '' : ` (${certain.length} mistakes in all)`;
  return {
    path: [...path, ...at],
    rule: `${steps.at(-1) ?? path.join('.')} ${rule}`,
    message:
      first.kind === 'missing'
        ? `The ${role} lacks the required "${field}"${countNote}.`
        : `${subject} does not match the schema: ${rule}${countNote}.`,
    advice: `Correct the ${role}, or the schema.`,
  };
}

/**
 * Reports examples, defaults, constants and enum values that do not match their schemas or have
 * misspelt fields. Values that break the same rule share a problem.
 *
 * @param document the document with its tokens replaced
 */
export function exampleFaults(document: Members, parts: readonly Part[]): Finding[] {
  const validator = new ExampleValidator(document);
  const oneWayFields = new Set(
    parts.flatMap(({ value, path }) =>
      value['readOnly'] === true || value['writeOnly'] === true ? [String(path.at(-1))] : [],
    ),
  );
  const faults = checkedValues(document, parts).flatMap(
    (sample) => faultOf(sample, validator, oneWayFields) ?? [],
  );
  // If many values break the same rule, the mistake is probably in the rule.
  return faults.flatMap(({ rule, message, ...fault }, index): Finding[] => {
    const similar = faults.filter((other) => other.rule === rule);
    if (similar[0] !== faults[index]) return [];
    return [{ ...fault, message: messageForPlaces(message, similar.length) }];
  });
}
