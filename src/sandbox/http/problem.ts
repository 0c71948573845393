import type { FieldError } from '../../shared/schema/schema';
import type { SandboxData } from '../data';

/** Members that some codes have in addition to the common ones. */
export interface ProblemExtras {
  readonly errors?: readonly FieldError[];
  readonly customer_id?: string;
  readonly transaction_status?: string;
  readonly limit?: object;
  /** Seconds for the header `Retry-After`; not part of the body. */
  readonly retryAfter?: number;
}

/** An error of the API by its code in api_errors.yaml; operations throw it. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(`${code}: ${detail}`);
  }
}

/** Returns a problem caused by one field. */
export function fieldProblem(code: string, field: string, message: string): Problem {
  return new Problem(code, `${field}: ${message}.`, { errors: [{ field, message }] });
}

/** Writes a problem as a response in the format of RFC 9457. */
export function problemResponse(
  data: SandboxData,
  problem: Problem,
  requestId: string,
): { status: number; body: object; retryAfter: number | undefined; type: string } {
  const known = data.api_errors.list.find(({ code }) => code === problem.code);
  if (known === undefined) throw new Error(`${problem.code} is not in api_errors.yaml.`);
  const { retryAfter, ...members } = problem.extras;
  return {
    status: known.status,
    type: data.api_errors.mediaType,
    retryAfter,
    body: {
      type: `https://api.${data.brand}.example/problems/${known.code}`,
      title: known.title,
      status: known.status,
      code: known.code,
      detail: problem.detail,
      ...members,
      request_id: requestId,
    },
  };
}
