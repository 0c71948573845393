import type { Ref, Schema } from '../fields/schema';
import type { SourceTrees } from './sources';

/**
 * The sources of a statement, in the formats that `sourceUrl` reads; `advice` marks a
 * recommendation of ours.
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

/** A paragraph of Markdown. Links are written as in pages. */
export interface Note {
  readonly text: string;
  readonly 'x-source': Sources;
}

/** A table and notes. Each row and each note has its sources. */
export interface SharedSection {
  readonly columns?: readonly string[];
  readonly rows?: readonly { readonly cells: readonly string[]; readonly 'x-source': Sources }[];
  readonly notes?: readonly Note[];
}

export interface Method {
  readonly name: string;
  readonly summary: string;
  readonly tags: readonly Ref[];
  readonly params: readonly ContentDescriptor[];
  /** `by-name` if calls name the parameters instead of listing their values. */
  readonly paramStructure?: string;
  readonly result: ContentDescriptor;
  /** The servers that offer the method, if not all do. */
  readonly servers?: readonly Server[];
  readonly deprecated?: boolean;
  readonly errors?: readonly Ref[];
  /** The first example is the usual call, and has a result. */
  readonly examples: readonly Example[];
  /** The first source is the implementation or, for a removed method, its removal. */
  readonly 'x-source': Sources;
  /** Which nodes serve the method: all, only those with the full RPC, or none any more. */
  readonly 'x-tier'?: 'minimal' | 'full' | 'removed';
  readonly 'x-deprecated-in'?: string;
  readonly 'x-removed-in'?: string;
  readonly 'x-replacement'?: readonly string[];
  readonly 'x-commitment'?: { readonly allowed: readonly string[]; readonly default: string };
  readonly 'x-limits'?: readonly Limit[];
  /** The cases in which this method returns an error, by error code. */
  readonly 'x-errors-when'?: Readonly<
    Record<string, { readonly when: string; readonly 'x-source': Sources }>
  >;
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

/** Facts about an error that OpenRPC's error object cannot hold. */
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
  /** Tables and notes that methods share, by section of the overview pages. */
  readonly 'x-shared': Readonly<Record<string, SharedSection>>;
  readonly methods: readonly Method[];
  readonly 'x-groups': readonly Group[];
  readonly 'x-errors': Readonly<Record<string, ErrorFacts>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly errors: Readonly<Record<string, ErrorDescription>>;
  };
}
