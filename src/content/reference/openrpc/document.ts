import { didYouMean } from '../../../shared/suggest';
import { MissingPartError, resolveRef, type Schema, type SharedSchemas } from '../fields/schema';
import { completeRpc } from './complete';
import type { SourceTrees } from './sources';
import { ContentError } from '../../contentError';

const file = 'reference/openrpc.json';

/**
 * The sources of a statement, in the forms that `sourceUrl` reads; `advice` if the statement is our
 * own.
 */
export type Sources = readonly string[];

/** A parameter or the result of a method. */
export interface ContentDescriptor {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-source'?: Sources;
}

export interface Limit {
  readonly value: number;
  readonly unit: string;
  readonly description: string;
  readonly since?: string;
  readonly 'x-source'?: Sources;
}

interface Server {
  readonly url: string;
}

/** A call with its result or error. */
export interface Example {
  readonly name: string;
  readonly description?: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result?: { readonly value: unknown };
  readonly 'x-error'?: ErrorDescription;
}

/** A paragraph of Markdown; links are written as in pages. */
export interface Note {
  readonly text: string;
  readonly 'x-source': Sources;
}

/** Rows of a table and notes, each with its sources. */
export interface SharedSection {
  readonly columns?: readonly string[];
  readonly rows?: readonly { readonly cells: readonly string[]; readonly 'x-source': Sources }[];
  readonly notes?: readonly Note[];
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
  /** The servers that offer the method, if not all do. */
  readonly servers?: readonly Server[];
  readonly deprecated?: boolean;
  readonly errors?: readonly Reference[];
  /** The first example is the usual call, and has a result. */
  readonly examples: readonly Example[];
  /** The first source is the implementation; for a removed method, its removal. */
  readonly 'x-source': Sources;
  /** Which nodes serve the method: all, only those with the full RPC, or none any more. */
  readonly 'x-tier'?: 'minimal' | 'full' | 'removed';
  readonly 'x-deprecated-in'?: string;
  readonly 'x-removed-in'?: string;
  /** Names of the methods to use instead. */
  readonly 'x-replacement'?: readonly string[];
  readonly 'x-commitment'?: { readonly allowed: readonly string[]; readonly default: string };
  readonly 'x-limits'?: readonly Limit[];
  /** When this method returns an error, by code. */
  readonly 'x-errors-when'?: Readonly<
    Record<string, { readonly when: string; readonly 'x-source': Sources }>
  >;
  /** What users of the method should know. */
  readonly 'x-notes'?: readonly Note[];
  /** The flag that a node needs to serve the method. */
  readonly 'x-requires'?: string;
}

export interface ErrorDescription {
  readonly code: number;
  readonly message: string;
  /** A sample of the error's `data`. */
  readonly data?: unknown;
}

/** Facts about an error that OpenRPC's error object cannot hold; `x-errors` has them by code. */
export interface ErrorFacts {
  readonly name: string;
  readonly kind: 'standard' | 'node';
  readonly since?: string;
  readonly note?: string;
  /** A description of the error's `data`. */
  readonly dataText?: string;
  readonly meaning: string;
  readonly cause: string;
  readonly fix: string;
  readonly retry: {
    readonly retry: 'no' | 'after fixing' | 'same request' | 'another node';
    readonly how: string;
  };
  /** A complete JSON-RPC response. */
  readonly sample: Readonly<Record<string, unknown>>;
  readonly source: Sources;
}

interface Group {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** The OpenRPC document of the validator methods. */
export interface RpcDocument {
  readonly info: {
    /** The source trees of the node software that the document describes. */
    readonly 'x-source': SourceTrees;
  };
  readonly servers: readonly Server[];
  readonly 'x-transport': {
    readonly notes: readonly Note[];
    /** A node's responses to GET requests without JSON-RPC, by path. */
    readonly paths: readonly {
      readonly path: string;
      readonly answer: string;
      readonly 'x-source': Sources;
    }[];
  };
  /** Notes on how a node reads options, whatever the method. */
  readonly 'x-request-options': readonly Note[];
  /** How methods answer when the node's long-term store fails. */
  readonly 'x-storage-failures': readonly {
    readonly method: string;
    readonly answer: string;
    readonly 'x-source': Sources;
  }[];
  /** Tables and notes that apply to all methods, by section of the overview pages. */
  readonly 'x-shared': Readonly<Record<string, SharedSection>>;
  readonly methods: readonly Method[];
  readonly 'x-groups': readonly Group[];
  readonly 'x-errors': Readonly<Record<string, ErrorFacts>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly errors: Readonly<Record<string, ErrorDescription>>;
  };
}

/**
 * Casts a parsed `openrpc.json` and fills in what its methods omit. Does not validate the whole
 * document; tests do.
 *
 * @throws MissingPartError if it is not an OpenRPC document
 */
export function asRpcDocument(document: unknown): RpcDocument {
  if (typeof document === 'object' && document !== null && 'openrpc' in document) {
    return completeRpc(document);
  }
  throw new MissingPartError(
    `${file} is missing or is not an OpenRPC document.`,
    'Add the file, or add "openrpc": "1.3.2" to it.',
  );
}

/** Finds a method by name. @throws ContentError if the document has no such method */
export function findMethod(document: RpcDocument, name: string): Method {
  const method = document.methods.find((candidate) => candidate.name === name);
  if (method === undefined) {
    const names = document.methods.map((known) => known.name);
    const advice = didYouMean(name, names, 'Write the name of one of its methods.');
    throw new ContentError(`${file} has no method "${name}".`, advice);
  }
  return method;
}

/** Returns the shared schemas of the document. */
export function schemasOf(document: RpcDocument): SharedSchemas {
  return { file, schemas: document.components.schemas, titlesAreNames: true };
}

/** Returns the errors that a method lists, in its order. */
export function errorsOf(document: RpcDocument, method: Method): ErrorDescription[] {
  return (method.errors ?? []).map(({ $ref }) =>
    resolveRef(file, document.components.errors, $ref),
  );
}

/** Returns all errors in document order, with their facts. @throws ContentError if one has none */
export function errorEntries(document: RpcDocument): (ErrorDescription & ErrorFacts)[] {
  return Object.values(document.components.errors).map((error) => {
    const facts = document['x-errors'][error.code];
    if (facts === undefined) {
      throw new ContentError(`${file} has no entry for ${error.code} in "x-errors".`, 'Add one.', {
        text: error.message,
        key: 'message',
      });
    }
    return { ...error, ...facts };
  });
}
