import type { Schema } from './schema/schema';

/* Files that the build writes for the run panel, as paths without the site's prefix. */

/**
 * Returns the path of the file with the sandbox's data and the parts of the OpenAPI document that
 * the panel uses.
 */
export const runApiFile = (version: string) => `/run/${version}/api.json`;

/** Returns the path of the file that contains one OpenRPC method as a `RunMethod`. */
export const runMethodFile = (version: string, method: string) =>
  `/run/${version}/rpc/${method}.json`;

/** An environment with an RPC node. */
export interface RunServer {
  readonly name: string;
  readonly url: string;
}

/** A method of the OpenRPC document, with everything that the run panel needs. */
export interface RunMethod {
  readonly name: string;
  readonly params: readonly {
    readonly name: string;
    readonly description?: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  /** Example values by parameter name. */
  readonly example: Readonly<Record<string, unknown>>;
  readonly result: Schema;
  readonly servers: readonly RunServer[];
  /** Advice on errors, by error code. */
  readonly fixes: Readonly<Record<string, string>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
