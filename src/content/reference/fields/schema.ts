import { ContentError } from '../../contentError';

/** The subset of JSON Schema used by the reference documents, and our extensions. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly title?: string;
  /** The type's name for readers, in documents whose titles are names for generated types. */
  readonly 'x-label'?: string;
  readonly description?: string;
  readonly not?: Schema;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly items?: Schema | readonly Schema[];
  readonly prefixItems?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: Schema;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly uniqueItems?: boolean;
  /** Whether null is allowed; a keyword of OpenAPI 3.0. */
  readonly nullable?: boolean;
  /** Labels for the alternatives of `oneOf` or `anyOf`, except null. */
  readonly 'x-variants'?: readonly string[];
  readonly 'x-unit'?: string;
  /** The first release of the node software that has the field. */
  readonly 'x-since'?: string;
  /** A default in words, if it depends on the state of the service. */
  readonly 'x-default'?: string;
}

/** Returns the last part of a `$ref`: `Pubkey` for `#/components/schemas/Pubkey`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** The shared schemas of a reference document. */
export interface SharedSchemas {
  /** The document's file, for messages: `reference/openrpc.json`. */
  readonly file: string;
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Whether titles are names for generated types, so that readers see `x-label` instead. */
  readonly titlesAreNames?: boolean;
  /**
   * The addresses of schemas that are described elsewhere, by schema name. The fields of these
   * schemas are not listed again.
   */
  readonly links?: Readonly<Record<string, string>>;
}

/** A reference to a shared part. */
export interface Ref {
  readonly $ref: string;
}

/**
 * Thrown if a document is missing, or lacks a part such as the target of a `$ref`. Not reported for
 * a page if a fault in a document or data file has been reported already.
 */
export class MissingPartError extends ContentError {}

/**
 * Returns the part named in the last segment of a `$ref`; ignores a file name before the `#`.
 *
 * @param file the document, for messages
 * @param group the document's shared parts of the kind wanted, by name
 * @throws MissingPartError if the group has no part of that name, or if the document check has
 *   reported the `$ref`
 * @throws ContentError if the `$ref` does not point to a part in `components`
 */
export function resolveRef<Part>(
  file: string,
  group: Readonly<Record<string, Part>> | undefined,
  ref: string,
): Part {
  if (!/#\/components\/\w+\/[^/]+$/.test(ref)) {
    // The document check has reported the $ref if it is not a pointer into a document, or points
    // into "definitions", which OpenAPI documents do not have.
    const isReported = !/^(?:[\w-]+\.json)?#(?!\/definitions\/)/.test(ref);
    const Fault = isReported ? MissingPartError : ContentError;
    throw new Fault(
      `${file} has a $ref to ${ref}, which is not a named part of "components".`,
      'Define the part under a name in "components", and refer to it there.',
      { text: ref, key: '$ref' },
    );
  }
  const name = refName(ref);
  const part = group !== undefined && Object.hasOwn(group, name) ? group[name] : undefined;
  if (part === undefined) {
    throw new MissingPartError(
      `${file} has a $ref to ${ref}, which does not exist.`,
      'Correct the $ref, or add the part.',
      { text: ref, key: '$ref' },
    );
  }
  return part;
}
