import { didYouMean, listNames } from '../../../shared/suggest';
import { resolveRef, type Schema } from '../fields/schema';
import type { ApiDocument, MediaType, Operation, Problems } from './types';
import { openApiFile } from './openApiFile';
import { ContentError } from '../../contentError';

/** A request body selected by its discriminator. */
export interface Variant {
  /** The discriminator, such as `kind`. */
  readonly field: string;
  /** Value of the discriminator, such as `composed_flow`. */
  readonly name: string;
  readonly schema: Schema & Problems;
  /** The variant's key in the examples of the request and of the response. */
  readonly exampleKey: string;
  /** The summary of the variant's example or, if it has none, the variant's name. */
  readonly title: string;
}

/** Returns the JSON body of a request; undefined if the operation has none. */
export function requestBodyOf({ requestBody }: Operation): MediaType | undefined {
  return requestBody?.content?.['application/json'];
}

interface Variants {
  readonly field: string;
  readonly schemas: ReadonlyMap<string, Schema & Problems>;
  readonly body: MediaType;
}

function variantsOf({ components }: ApiDocument, operation: Operation): Variants | undefined {
  const resolve = (schema: Schema): Schema & Problems =>
    schema.$ref === undefined ? schema : resolveRef(openApiFile, components.schemas, schema.$ref);
  const body = requestBodyOf(operation);
  const schema = resolve(body?.schema ?? {});
  const field = schema.discriminator?.propertyName;
  if (body === undefined || field === undefined) return undefined;
  const entries = (schema.oneOf ?? []).flatMap((alternative): [string, Schema][] => {
    const resolved = resolve(alternative);
    const value = resolved.properties?.[field]?.const;
    return typeof value === 'string' ? [[value, resolved]] : [];
  });
  return { field, schemas: new Map(entries), body };
}

/** Returns the discriminator values of an operation's body; empty if it has no variants. */
export function variantNames(document: ApiDocument, operation: Operation): string[] {
  return [...(variantsOf(document, operation)?.schemas.keys() ?? [])];
}

/**
 * Returns the codes of the problems that every variant of an operation's body can return; empty if
 * it has no variants.
 */
export function problemsSharedByVariants(document: ApiDocument, operation: Operation): string[] {
  const schemas = [...(variantsOf(document, operation)?.schemas.values() ?? [])];
  const lists = schemas.map((schema) => schema['x-problems'] ?? operation['x-problems'] ?? []);
  const [first = []] = lists;
  return first.filter((problem) => lists.every((list) => list.includes(problem)));
}

/**
 * Finds a variant of an operation's body.
 *
 * @param name a discriminator value
 * @throws ContentError if the body has no such variant, the variant has no example, or a `$ref`
 * cannot be resolved
 */
export function findVariant(document: ApiDocument, operation: Operation, name: string): Variant {
  const { operationId } = operation;
  const variants = variantsOf(document, operation);
  if (variants === undefined) {
    throw new ContentError(
      `The operation "${operationId}" has no variants.`,
      'Remove the attribute "variant".',
    );
  }
  const { field, schemas, body } = variants;
  const schema = schemas.get(name);
  if (schema === undefined) {
    const names = [...schemas.keys()];
    const advice = didYouMean(name, names, listNames('variants', names));
    throw new ContentError(`The body of "${operationId}" has no variant "${name}".`, advice);
  }
  const example = Object.entries(body.examples ?? {}).find(
    ([, { value }]) => (value as Readonly<Record<string, unknown>>)[field] === name,
  );
  if (example === undefined) {
    throw new ContentError(
      `${openApiFile} has no example of the variant "${name}" of "${operationId}".`,
      'Add one to "examples".',
      { text: operationId, key: 'operationId' },
    );
  }
  const [exampleKey, { summary = name }] = example;
  return { field, name, schema, exampleKey, title: summary };
}

/**
 * Returns the example of a body: the variant's if there is one, otherwise `example` or the first of
 * `examples`; undefined if it has none.
 */
export function exampleOf(body: MediaType, variant: Variant | undefined): unknown {
  const { example, examples = {} } = body;
  if (variant !== undefined && examples[variant.exampleKey] !== undefined) {
    return examples[variant.exampleKey]?.value;
  }
  return example ?? Object.values(examples)[0]?.value;
}
