import { resolveReference, type Schema, type SharedSchemas } from '../schema';

const file = 'reference/openrpc.json';

/** A parameter or the result of a method. */
export interface ContentDescriptor {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Limit {
  readonly value: number;
  readonly unit: string;
  readonly description: string;
  readonly since?: string;
}

interface Server {
  readonly url: string;
}

interface Reference {
  readonly $ref: string;
}

export interface Method {
  readonly name: string;
  readonly summary: string;
  readonly tags: readonly Reference[];
  readonly params: readonly ContentDescriptor[];
  readonly result: ContentDescriptor;
  /** Where the method is served, if not everywhere. */
  readonly servers?: readonly Server[];
  readonly deprecated?: boolean;
  readonly errors?: readonly Reference[];
  readonly examples: readonly {
    readonly params: readonly { readonly name: string; readonly value: unknown }[];
    readonly result: { readonly value: unknown };
  }[];
  /** Whether every node serves the method, only a node with the full RPC, or none any more. */
  readonly 'x-tier': 'minimal' | 'full' | 'removed';
  readonly 'x-deprecated-in'?: string;
  readonly 'x-removed-in'?: string;
  /** Names of the methods to use instead. */
  readonly 'x-replacement'?: readonly string[];
  readonly 'x-commitment'?: { readonly allowed: readonly string[]; readonly default: string };
  readonly 'x-limits'?: readonly Limit[];
  /** When this method answers an error, by code. */
  readonly 'x-errors-when'?: Readonly<Record<string, string>>;
  /** Flag without which a node does not serve the method. */
  readonly 'x-requires'?: string;
}

export interface ErrorDescription {
  readonly code: number;
  readonly message: string;
}

/** What OpenRPC's error object has no room for; by code in the document's `x-errors`. */
export interface ErrorFacts {
  readonly name: string;
  readonly kind: 'standard' | 'node';
  readonly since?: string;
  readonly note?: string;
  /** The error's `data` in words. */
  readonly dataText?: string;
}

export interface Group {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** The OpenRPC document of the validator methods. */
export interface RpcDocument {
  readonly servers: readonly Server[];
  readonly methods: readonly Method[];
  readonly 'x-groups': readonly Group[];
  readonly 'x-errors': Readonly<Record<string, ErrorFacts>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly errors: Readonly<Record<string, ErrorDescription>>;
  };
}

/**
 * Takes a parsed `openrpc.json` as such. Its full shape is the tests' business (the meta-schema of
 * OpenRPC); here only what would make the messages below useless is looked at.
 *
 * @throws when it is not an OpenRPC document
 */
export function asRpcDocument(document: unknown): RpcDocument {
  if (typeof document === 'object' && document !== null && 'openrpc' in document) {
    return document as unknown as RpcDocument;
  }
  throw new Error(`${file} is missing or is not an OpenRPC document.`);
}

/** @throws when the document has no such method */
export function findMethod(document: RpcDocument, name: string): Method {
  const method = document.methods.find((candidate) => candidate.name === name);
  if (method === undefined) {
    throw new Error(`${file} has no method "${name}".`);
  }
  return method;
}

/** The schemas that the methods share. */
export function schemasOf(document: RpcDocument): SharedSchemas {
  return { file, schemas: document.components.schemas };
}

/** The errors a method names, in its order. */
export function errorsOf(document: RpcDocument, method: Method): ErrorDescription[] {
  return (method.errors ?? []).map(({ $ref }) =>
    resolveReference(file, document.components.errors, $ref),
  );
}
