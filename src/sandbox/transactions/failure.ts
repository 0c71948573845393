import type { ExceededLimit, Failure } from '../objects';

/** Creates a failure; `step` counts from 1. */
export function createFailure(code: string, detail: string, step?: number): Failure {
  return { code, detail, ...(step !== undefined && { step }) };
}

/** Creates the failure of a transaction that exceeds a limit; `step` counts from 1. */
export function createLimitFailure(
  detail: string,
  limit: ExceededLimit | undefined,
  step?: number,
): Failure {
  return { ...createFailure('limit_exceeded', detail, step), ...(limit && { limit }) };
}
