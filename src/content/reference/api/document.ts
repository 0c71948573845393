import { didYouMean } from '../../../shared/suggest';
import { resolveReference, type Schema, type SharedSchemas } from '../schema';

export const file = 'reference/openapi.json';

interface Reference {
  readonly $ref: string;
}

interface Server {
  readonly url: string;
  readonly description?: string;
}

/** A value in a path, a query or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  /** Stands in the samples of requests. */
  readonly example?: unknown;
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Body {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** Problems that an operation, or one variant of its body, can end in. */
export interface Problems {
  /** Codes of the problems. */
  readonly 'x-problems'?: readonly string[];
  /** When the problem comes here, by code, where there is more to say than the catalogue does. */
  readonly 'x-problems-when'?: Readonly<Record<string, string>>;
  /** Code of the problem whose example is shown. */
  readonly 'x-problem-example'?: string;
}

export interface Operation extends Problems {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** Where the operation exists, if not everywhere. */
  readonly servers?: readonly Server[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body | Reference>>;
}

/** The OpenAPI document of the institution API. */
export interface ApiDocument {
  readonly servers: readonly Server[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema & Problems>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly responses?: Readonly<Record<string, Body>>;
  };
}

/** An operation with the address it is called at. */
export interface Call {
  /** In upper case: `POST`. */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/**
 * Takes a parsed `openapi.json` as such. Its full shape is the tests' business; here only what
 * would make the messages below useless is looked at.
 *
 * @throws Error when it is not an OpenAPI document
 */
export function asApiDocument(document: unknown): ApiDocument {
  if (typeof document === 'object' && document !== null && 'openapi' in document) {
    return document as unknown as ApiDocument;
  }
  throw new Error(`${file} is missing or is not an OpenAPI document.`);
}

/** All operations of the document, in its order. */
export function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** @throws Error when the document has no such operation */
export function findCall(document: ApiDocument, id: string): Call {
  const calls = callsOf(document);
  const call = calls.find(({ operation }) => operation.operationId === id);
  if (call === undefined) {
    const ids = calls.map(({ operation }) => operation.operationId);
    const advice = didYouMean(id, ids, `Its operations are ${ids.join(', ')}.`);
    throw new Error(`${file} has no operation "${id}". ${advice}`);
  }
  return call;
}

/** The schemas that operations share. */
export function schemasOf(document: ApiDocument): SharedSchemas {
  return { file, schemas: document.components.schemas };
}

/** The parameters of an operation, shared ones in place. */
export function parametersOf(document: ApiDocument, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) =>
    '$ref' in parameter
      ? resolveReference(file, document.components.parameters, parameter.$ref)
      : parameter,
  );
}

/** The responses of an operation by status, in order of their statuses, shared ones in place. */
export function responsesOf(document: ApiDocument, { responses }: Operation): [string, Body][] {
  return Object.entries(responses).map(([status, response]) => [
    status,
    '$ref' in response
      ? resolveReference(file, document.components.responses, response.$ref)
      : response,
  ]);
}

/** A status that is no error. */
export function isSuccess(status: string): boolean {
  return Number(status) < 400;
}
