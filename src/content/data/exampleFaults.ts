import type { Report } from '../../shared/schema/checks';
import type { Schema } from '../../shared/schema/schema';
import { Validator } from '../../shared/schema/validator';
import type { Part } from './documentParts';
import { membersOf, type Finding, type Members } from './finding';
import { checkedValues, type CheckedValue } from './exampleValues';

const modernSchemas = new WeakMap<Schema, Schema>();

/** Converts a schema of OpenAPI 3.0, in which exclusive bounds are booleans, to one of 3.1. */
function modern(schema: Schema): Schema {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...others } = schema;
  if (typeof exclusiveMinimum !== 'boolean' && typeof exclusiveMaximum !== 'boolean') return schema;
  const known = modernSchemas.get(schema);
  if (known !== undefined) return known;
  const made = {
    ...others,
    ...(minimum !== undefined && {
      [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum,
    }),
    ...(maximum !== undefined && {
      [exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum']: maximum,
    }),
  };
  modernSchemas.set(schema, made);
  return made;
}

/** Checks values against schemas; other rules report faults of the schemas. */
class ExampleValidator extends Validator {
  constructor(document: object) {
    super(document, true);
  }

  override check(value: unknown, schema: Schema | boolean, path: string, report: Report): void {
    super.check(value, typeof schema === 'boolean' ? schema : modern(schema), path, report);
  }

  override resolve(pointer: string): Schema {
    if (!pointer.startsWith('#')) throw new Error(`${pointer} is in another document.`);
    return super.resolve(pointer);
  }

  /** A value that the mapping does not list may be the name of a schema. */
  override choose(value: unknown, schema: Schema): Schema | undefined {
    const { propertyName, mapping } = membersOf(schema['discriminator']);
    const name = typeof propertyName === 'string' ? membersOf(value)[propertyName] : undefined;
    const isListed = typeof name === 'string' && Object.hasOwn(membersOf(mapping), name);
    return isListed ? super.choose(value, schema) : undefined;
  }
}

/** Returns the part of a value at a path such as `steps.0.amount`. */
const memberAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], value);

/** Whether a text is a token that has no value, which is reported elsewhere. */
const isToken = (value: unknown): boolean =>
  typeof value === 'string' && /^\{[\w.-]+\}$/.test(value);

/**
 * Whether an error is certain. It is not if another alternative may fit, the value contains a
 * token, or the missing field occurs only in requests or only in responses.
 */
function isCertain(message: string, field: string, oneWay: ReadonlySet<string>): boolean {
  if (/^Matches (?:more|none)|\{[\w-]+(?:\.[\w-]+)+\}/.test(message)) return false;
  return !(message.startsWith('Is missing') && oneWay.has(field.split('.').at(-1) ?? ''));
}

/** Returns the first error of a value, in words; undefined if it is valid or cannot be checked. */
function faultOf(
  { value, schema, path, what }: CheckedValue,
  validator: Validator,
  oneWay: ReadonlySet<string>,
): (Finding & { readonly rule: string }) | undefined {
  let errors;
  try {
    errors = validator.errors(value, schema);
  } catch {
    // A $ref or a pattern that another rule reports.
    return undefined;
  }
  const certain = errors.filter(
    ({ message, field }) => isCertain(message, field, oneWay) && !isToken(memberAt(value, field)),
  );
  const [first] = certain;
  if (first === undefined) return undefined;
  const { field } = first;
  const steps = field === '' ? [] : field.split('.');
  const isMissing = first.message.startsWith('Is missing');
  const found = isMissing ? steps.slice(0, -1) : steps;
  const at = found.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const rule = first.message.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const subject = field === '' ? `The ${what}` : `"${field}" in the ${what}`;
  const more = certain.length === 1 ? '' : ` (${certain.length} mistakes in all)`;
  return {
    path: [...path, ...at],
    rule: `${steps.at(-1) ?? path.join('.')} ${rule}`,
    message: `${subject} does not fit the schema: ${rule}${more}.`,
    advice: `Correct the ${what}, or the schema.`,
  };
}

/**
 * Returns the examples, defaults and choices that do not fit their schemas, one problem each.
 *
 * @param document the document with its tokens replaced
 */
export function exampleRules(document: Members, parts: readonly Part[]): Finding[] {
  const validator = new ExampleValidator(document);
  const oneWay = new Set(
    parts.flatMap(({ value, path }) =>
      value['readOnly'] === true || value['writeOnly'] === true ? [String(path.at(-1))] : [],
    ),
  );
  const faults = checkedValues(document, parts).flatMap(
    (sample) => faultOf(sample, validator, oneWay) ?? [],
  );
  // If many break one rule, the rule is probably the mistake.
  return faults.flatMap(({ rule, message, ...fault }, index): Finding[] => {
    const alike = faults.filter((other) => other.rule === rule);
    if (alike[0] !== faults[index]) return [];
    const count = alike.length === 1 ? '' : `, and ${alike.length - 1} more like it`;
    return [{ ...fault, message: `${message.slice(0, -1)}${count}.` }];
  });
}
