import { didYouMean } from '../../../shared/suggest';
import { completeApi } from './complete';
import { MissingPartError, resolveRef, type Schema, type SharedSchemas } from '../fields/schema';
import { ContentError } from '../../contentError';

export const openApiFile = 'reference/openapi.json';

interface Ref {
  readonly $ref: string;
}

interface Server {
  readonly url: string;
  readonly description?: string;
}

/** A parameter in the path, the query or a header of a request. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  /** Used in request samples. */
  readonly example?: unknown;
}

interface Example {
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

/** The problems that an operation, or one variant of its body, can respond with. */
export interface Problems {
  /** Problem codes. */
  readonly 'x-problems'?: readonly string[];
  /**
   * When a problem occurs here, by its code; for problems whose text in the catalogue is not
   * specific enough.
   */
  readonly 'x-problems-when'?: Readonly<Record<string, string>>;
  /** Code of the problem to show as an example. */
  readonly 'x-problem-example'?: string;
}

export interface Operation extends Problems {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** The servers that offer the operation, if not all do. */
  readonly servers?: readonly Server[];
  readonly deprecated?: boolean;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body | Ref>>;
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

/** An operation with its method and path. */
export interface Call {
  /** In upper case: `POST`. */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/**
 * Casts a parsed `openapi.json` and fills in what its operations share or omit. Does not validate
 * the whole document; tests do.
 *
 * @throws MissingPartError if it is not an OpenAPI document, or a `$ref` has no target
 */
export function asApiDocument(document: unknown): ApiDocument {
  if (typeof document === 'object' && document !== null && 'openapi' in document) {
    return completeApi(document);
  }
  throw new MissingPartError(
    `${openApiFile} is missing or is not an OpenAPI document.`,
    'Add the file, or add "openapi": "3.1.0" to it.',
  );
}

/** Returns all operations in document order. */
export function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Finds an operation by its id. @throws ContentError if the document has no such operation */
export function findCall(document: ApiDocument, id: string): Call {
  const calls = callsOf(document);
  const call = calls.find(({ operation }) => operation.operationId === id);
  if (call === undefined) {
    const ids = calls.map(({ operation }) => operation.operationId);
    const advice = didYouMean(id, ids, `Its operations are ${ids.join(', ')}.`);
    throw new ContentError(`${openApiFile} has no operation "${id}".`, advice);
  }
  return call;
}

/** Returns the shared schemas of the document. */
export function schemasOf(document: ApiDocument): SharedSchemas {
  return { file: openApiFile, schemas: document.components.schemas };
}

/** Returns the parameters of an operation, with `$ref`s resolved. */
export function parametersOf(document: ApiDocument, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) =>
    '$ref' in parameter
      ? resolveRef(openApiFile, document.components.parameters, parameter.$ref)
      : parameter,
  );
}

/** Returns the responses of an operation by status, in ascending order, with `$ref`s resolved. */
export function responsesOf(document: ApiDocument, { responses }: Operation): [string, Body][] {
  return Object.entries(responses).map(([status, response]) => [
    status,
    '$ref' in response
      ? resolveRef(openApiFile, document.components.responses, response.$ref)
      : response,
  ]);
}

/** Returns whether a response status is not an error, that is, below 400. `default` is an error. */
export function isSuccess(status: string): boolean {
  return /^[1-3]/.test(status);
}
