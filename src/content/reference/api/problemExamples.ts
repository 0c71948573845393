import { responsesOf } from './document';
import type { ApiDocument, Operation } from './types';
import type { Variant } from './variant';

/** The members of a problem document (RFC 9457) that a page shows. */
export interface ProblemExample {
  readonly status: number;
  readonly detail: string;
}

/**
 * Returns the example of a problem of an operation or of one variant: the example in the responses,
 * with the values that the operation and the variant give for it. Undefined if no response has one.
 */
export function problemExample(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
  code: string,
): ProblemExample | undefined {
  const example = responsesOf(document, operation)
    .map(([, { content }]) => content?.['application/problem+json']?.examples?.[code]?.value)
    .find((value) => value !== undefined);
  if (example === undefined) return undefined;
  const { request_id: requestId, ...members } = example as ProblemExample & {
    readonly request_id?: string;
  };
  return {
    ...members,
    ...operation['x-problem-values']?.[code],
    ...variant?.schema['x-problem-values']?.[code],
    // The API sends it last.
    ...(requestId !== undefined && { request_id: requestId }),
  };
}
