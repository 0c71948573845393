import { isObject } from '../isObject';
import { keyOf } from './keyOf';
import type { Check, CheckContext, Report } from './check';
import { checks } from './checks';
import type { FieldError, Schema } from './schema';
import { unknownMessage } from './valueChecks';

interface Keyword {
  readonly check: Check;
  readonly keyword: unknown;
}

const keywords = new WeakMap<Schema, readonly Keyword[]>();

/** Returns the keywords of a schema that have a check; all others are ignored. */
function keywordsOf(schema: Schema): readonly Keyword[] {
  const cached = keywords.get(schema);
  if (cached !== undefined) return cached;
  const checked = Object.entries(schema).flatMap(([name, keyword]) => {
    const check = checks[name];
    return check === undefined ? [] : [{ check, keyword }];
  });
  keywords.set(schema, checked);
  return checked;
}

/** Checks values against schemas of one document. */
export class Validator {
  readonly #resolved = new Map<string, Schema>();

  constructor(readonly document: object) {}

  /**
   * Returns the schema at a pointer such as `#/components/schemas/Customer`.
   *
   * @throws Error if the document has no schema at the pointer
   */
  resolve(pointer: string): Schema {
    const cached = this.#resolved.get(pointer);
    if (cached !== undefined) return cached;
    let target: unknown = this.document;
    for (const part of pointer.split('/').slice(1)) {
      target = (target as Readonly<Record<string, unknown>> | undefined)?.[keyOf(part)];
    }
    if (target === undefined)
      throw new Error(`${pointer} is not in the document. Correct the reference.`);
    this.#resolved.set(pointer, target as Schema);
    return target as Schema;
  }

  /**
   * Returns the schema that the discriminator selects, or one that reports the unknown value;
   * undefined if the value is not an object or the schema has no discriminator with a mapping.
   *
   * @throws Error if the document does not contain the selected schema
   */
  choose(value: unknown, { discriminator }: Schema): Schema | undefined {
    if (discriminator === undefined || !isObject(value)) return undefined;
    const { propertyName, mapping } = discriminator as {
      propertyName: string;
      mapping?: Readonly<Record<string, string>>;
    };
    if (mapping === undefined) return undefined;
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

  /**
   * Reports the errors in a value.
   *
   * @throws Error for a reference without a target, and for an invalid pattern
   */
  check(value: unknown, schema: Schema | boolean, path: string, report: Report): void {
    if (typeof schema === 'boolean') {
      if (!schema) report(path, unknownMessage);
      return;
    }
    // OpenAPI 3.0 allows null with this keyword.
    if (value === null && schema['nullable'] === true) return;
    const context: CheckContext = { validator: this, schema, path, report };
    for (const { check, keyword } of keywordsOf(schema)) check(value, keyword, context);
  }

  /** Returns the errors in a value; an empty list if it is valid. Throws like `check`. */
  errors(value: unknown, schema: Schema, path = ''): FieldError[] {
    const errors: FieldError[] = [];
    this.check(value, schema, path, (field, message) => errors.push({ field, message }));
    return errors;
  }
}
