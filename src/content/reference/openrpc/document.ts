import { isObject } from '../../../shared/isObject';
import { didYouMean } from '../../../shared/suggest';
import { MissingPartError, resolveRef, type SharedSchemas } from '../fields/schema';
import { completeRpc } from './complete';
import { openRpcFile } from './openRpcFile';
import type { ErrorDescription, ErrorFacts, Method, RpcDocument } from './types';
import { ContentError } from '../../contentError';

/**
 * Casts a parsed `openrpc.json`, and fills in what its methods share or omit. Checks only that it
 * has the member `openrpc`.
 *
 * @throws MissingPartError if it is not an OpenRPC document
 * @throws ContentError if a `$ref` cannot be resolved
 */
export function asRpcDocument(document: unknown): RpcDocument {
  if (isObject(document) && 'openrpc' in document) return completeRpc(document);
  throw new MissingPartError(
    `${openRpcFile} is missing or is not an OpenRPC document.`,
    'Add the file, or add "openrpc": "1.3.2" to it.',
  );
}

/** Finds a method by name. @throws ContentError if the document has no such method */
export function findMethod(document: RpcDocument, name: string): Method {
  const method = document.methods.find((candidate) => candidate.name === name);
  if (method === undefined) {
    const names = document.methods.map((known) => known.name);
    const advice = didYouMean(name, names, 'Write the name of one of its methods.');
    throw new ContentError(`${openRpcFile} has no method "${name}".`, advice);
  }
  return method;
}

/** Returns the shared schemas of the document. */
export function schemasOf(document: RpcDocument): SharedSchemas {
  return { file: openRpcFile, schemas: document.components.schemas, titlesAreNames: true };
}

/**
 * Returns a method's errors, in the order in which the method lists them.
 *
 * @throws ContentError if a `$ref` cannot be resolved
 */
export function errorsOf(document: RpcDocument, method: Method): ErrorDescription[] {
  return (method.errors ?? []).map(({ $ref }) =>
    resolveRef(openRpcFile, document.components.errors, $ref),
  );
}

/** Returns all errors with their facts. @throws ContentError if an error has no facts */
export function errorEntries(document: RpcDocument): (ErrorDescription & ErrorFacts)[] {
  return Object.values(document.components.errors).map((error) => {
    const facts = document['x-errors'][error.code];
    if (facts === undefined) {
      throw new ContentError(
        `${openRpcFile} has no entry for ${error.code} in "x-errors".`,
        'Add one.',
        {
          text: error.message,
          key: 'message',
        },
      );
    }
    return { ...error, ...facts };
  });
}
