import type { Failure } from '../objects';

/** Creates a failure; `step` counts from 1. */
export function createFailure(code: string, detail: string, step?: number): Failure {
  return { code, detail, ...(step !== undefined && { step }) };
}
