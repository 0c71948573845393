import Ajv2020 from 'ajv/dist/2020';
import { readCurrentVersion } from './rpcPages';

interface ApiOperation {
  readonly operationId: string;
  readonly 'x-problems': readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ApiResponse>>;
}

export interface MediaType {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface ApiResponse {
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
  };
}

/** Returns the text of the OpenAPI document, with its tokens filled in. */
export function readApiText(): string {
  return readCurrentVersion().documentTexts.get('openapi') ?? '';
}

/** Returns a copy of a schema that requires no fields, for shortened samples. */
function withoutRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRequired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => key !== 'required' || !Array.isArray(member))
      .map(([key, member]) => [key, withoutRequired(member)]),
  );
}

/** Returns a copy in which object schemas with named fields allow no other fields. */
function withoutUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withoutUnknownFields(member)]),
  );
  const isObject = copy['type'] === 'object' && typeof copy['properties'] === 'object';
  return isObject ? { ...copy, additionalProperties: false } : copy;
}

/**
 * Checks values against the document's shared schemas. Reports unknown fields, which a client would
 * ignore.
 */
export class ApiSchemas {
  readonly #complete: Ajv2020;
  readonly #shortened: Ajv2020;

  constructor(document: ApiDocument) {
    const closed = withoutUnknownFields({ components: document.components }) as object;
    const open = withoutRequired(closed) as object;
    this.#complete = ApiSchemas.#compiler().addSchema(closed, 'api');
    this.#shortened = ApiSchemas.#compiler().addSchema(open, 'api');
  }

  static #compiler(): Ajv2020 {
    return new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  }

  /** Lists the errors of a value against the schema at a reference. */
  problems(reference: string, value: unknown, isShortened = false): string[] {
    const compiler = isShortened ? this.#shortened : this.#complete;
    // Reuses the compiled schema. Validating against a new `{ $ref }` would compile one for each
    // value.
    const validate = compiler.getSchema(`api${reference}`);
    if (validate === undefined) throw new Error(`${reference} is not in the document.`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
    );
  }
}
