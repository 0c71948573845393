import type { Schema } from '../fields/schema';

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
  readonly 'x-problems'?: readonly string[];
  /** When each problem occurs here, by code, where the catalogue is not specific enough. */
  readonly 'x-problems-when'?: Readonly<Record<string, string>>;
  /** Code of the problem whose example is shown first. */
  readonly 'x-problem-example'?: string;
  /** Members that replace those of a problem's example in the responses, by problem code. */
  readonly 'x-problem-values'?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface Operation extends Problems {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** The servers that offer the operation, if not all do. */
  readonly servers?: readonly Server[];
  readonly deprecated?: boolean;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

/** The OpenAPI document of the institution API, as `completeApi` returns it. */
export interface ApiDocument {
  /** Address of each shared schema's description, by the schema's name. */
  readonly schemaLinks: Readonly<Record<string, string>>;
  readonly servers: readonly Server[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema & Problems>> };
}

/** An operation with its method and path. */
export interface Call {
  /** In upper case: `POST`. */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}
