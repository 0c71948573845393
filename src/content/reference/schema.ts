/** JSON Schema as far as the reference documents use it, with extensions of their own. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  /** Names the field that tells the alternatives of `oneOf` apart. */
  readonly discriminator?: { readonly propertyName: string };
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly items?: Schema | readonly Schema[];
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
  /** Unit of a number: lamports, slots, bytes … */
  readonly 'x-unit'?: string;
  /** First node software that has the field. */
  readonly 'x-since'?: string;
  /** A default that depends on the state of the service and therefore has no JSON value. */
  readonly 'x-default'?: string;
}

/** The last part of a reference: `Pubkey` of `#/components/schemas/Pubkey`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Shared schemas of a reference document, which others refer to. */
export interface SharedSchemas {
  /** The document's file, for messages: `reference/openrpc.json`. */
  readonly file: string;
  readonly schemas: Readonly<Record<string, Schema>>;
}

/**
 * What a reference leads to.
 *
 * @param group the document's shared parts of one kind, by name
 * @throws Error when the document has no such part
 */
export function resolveReference<Part>(
  file: string,
  group: Readonly<Record<string, Part>> | undefined,
  reference: string,
): Part {
  const name = referenceName(reference);
  const part = group !== undefined && Object.hasOwn(group, name) ? group[name] : undefined;
  if (part === undefined) {
    throw new Error(`${file} refers to ${reference}, which it does not have.`);
  }
  return part;
}
