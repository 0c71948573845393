import { isObject } from '../../../shared/isObject';
import { didYouMean, listNames } from '../../../shared/suggest';
import { completeApi } from './complete';
import { MissingPartError, type SharedSchemas } from '../fields/schema';
import { openApiFile } from './openApiFile';
import type { ApiDocument, Call } from './types';
import { ContentError } from '../../contentError';

/** Returns whether a version has a page, by its path in the version's folder. */
export type HasPage = (path: string) => boolean;

/**
 * Casts a parsed `openapi.json`, and fills in what its operations share or omit. Checks only that
 * it has the member `openapi`.
 *
 * @throws MissingPartError if it is not an OpenAPI document
 * @throws ContentError if a `$ref` cannot be resolved
 */
export function asApiDocument(document: unknown): ApiDocument {
  if (isObject(document) && 'openapi' in document) return completeApi(document);
  throw new MissingPartError(
    `${openApiFile} is missing or is not an OpenAPI document.`,
    'Add the file, or add "openapi": "3.1.0" to it.',
  );
}

/** Returns a document without the `schemaLinks` to pages that the version lacks. */
export function withKnownLinks(document: ApiDocument, hasPage: HasPage): ApiDocument {
  const links = Object.entries(document.schemaLinks).filter(([, address]) =>
    hasPage(address.replace(/#.*$/, '')),
  );
  return { ...document, schemaLinks: Object.fromEntries(links) };
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
    const advice = didYouMean(id, ids, listNames('operations', ids));
    throw new ContentError(`${openApiFile} has no operation "${id}".`, advice);
  }
  return call;
}

/** Returns the shared schemas of the document, with the addresses of their descriptions. */
export function schemasOf(document: ApiDocument): SharedSchemas {
  return { file: openApiFile, schemas: document.components.schemas, links: document.schemaLinks };
}

/** Returns whether a response status is below 400; false for `default`, which describes errors. */
export function isSuccess(status: string): boolean {
  return /^[1-3]/.test(status);
}
