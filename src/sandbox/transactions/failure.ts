import type { ExceededLimit, Failure } from '../objects';

/** Creates a failure; `step` counts from 1. */
export function createFailure(code: string, detail: string, step?: number): Failure {
  return { code, detail, ...(step !== undefined && { step }) };
}

/** Creates the failure of a transaction whose signer never answers; `step` counts from 1. */
export function createSignerFailure(step?: number): Failure {
  return createFailure('signer_unavailable', 'The signer of the institution did not answer.', step);
}

/** Creates the failure of an exchange whose quote has expired. */
export function createQuoteFailure(): Failure {
  return createFailure('quote_expired', 'The quote expired before the exchange was signed.');
}

/** Creates the failure of a transaction that exceeds a limit; `step` counts from 1. */
export function createLimitFailure(
  detail: string,
  limit: ExceededLimit | undefined,
  step?: number,
): Failure {
  return { ...createFailure('limit_exceeded', detail, step), ...(limit && { limit }) };
}
