import type { FieldError } from '../../shared/schema/schema';
import type { SandboxData } from '../data';
import { entryWith } from '../known';
import type { ExceededLimit } from '../objects';

/** An error in a query parameter, which is not a field of the body. */
export interface ParameterError {
  readonly parameter: string;
  readonly message: string;
}

interface ProblemExtras {
  readonly errors?: readonly (FieldError | ParameterError)[];
  readonly customer_id?: string;
  readonly transaction_status?: string;
  readonly limit?: ExceededLimit;
  /** Seconds for the header `Retry-After`; not part of the body. */
  readonly retryAfter?: number;
}

/** An API error with a code from api_errors.yaml; throw it to send it as the response. */
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

/** Returns the detail of a problem for an object that has none of the statuses allowed. */
export const statusDetail = (object: string, status: string, allowed: readonly string[]): string =>
  `${object} is ${status}. It must be ${allowed.join(' or ')}.`;

/**
 * Returns the problem for the id of an object that does not exist.
 *
 * @param kind kind of object: `bank account`
 */
export function missingProblem(kind: string, id: string): Problem {
  return new Problem('not_found', `There is no ${kind} ${id}.`);
}

/** A short body can have thousands of invalid fields; nobody reads that many messages. */
const maxErrors = 100;
const maxNames = 5;

/**
 * Refuses a request if any of its fields or query parameters is invalid.
 * @throws Problem `invalid_request`; the detail names the invalid field or parameter. If there are
 *   several, the detail gives their number and the names of the first few.
 */
export function refuseInvalid(
  fields: readonly FieldError[],
  parameters: readonly ParameterError[] = [],
): void {
  const all = [...fields, ...parameters];
  const [first, ...others] = all;
  if (first === undefined) return;
  const errors = all.slice(0, maxErrors);
  if (others.length === 0) {
    const name = 'field' in first ? first.field : first.parameter;
    const place = name === '' ? 'The body' : name;
    throw new Problem('invalid_request', `${place}: ${first.message}.`, { errors });
  }
  const fieldNames = new Set(fields.map(({ field }) => field || 'the body'));
  const parameterNames = new Set(parameters.map(({ parameter }) => parameter));
  const lists = [...listOf('field', fieldNames), ...listOf('parameter', parameterNames)];
  const verb = fieldNames.size + parameterNames.size === 1 ? 'is' : 'are';
  throw new Problem('invalid_request', `${lists.join(' and ')} ${verb} invalid.`, { errors });
}

/** Returns the number of names and the first few, or nothing if there are none. */
function listOf(noun: string, names: ReadonlySet<string>): string[] {
  if (names.size === 0) return [];
  const first = [...names].slice(0, maxNames).join(', ');
  const rest = names.size > maxNames ? ', …' : '';
  return [`${names.size} ${noun}${names.size === 1 ? '' : 's'} (${first}${rest})`];
}

/** Returns a problem caused by one query parameter. */
export function parameterProblem(code: string, parameter: string, message: string): Problem {
  return new Problem(code, `${parameter}: ${message}.`, { errors: [{ parameter, message }] });
}

/**
 * Returns the status of a problem's answer.
 * @throws Error if api_errors.yaml does not list the problem's code
 */
export function statusOf({ api_errors: errors }: SandboxData, { code }: Problem): number {
  return entryWith(errors.list, 'code', code).status;
}

/**
 * Formats a problem as a response according to RFC 9457.
 * @throws Error if api_errors.yaml does not list the problem's code
 */
export function problemResponse(
  data: SandboxData,
  problem: Problem,
  requestId: string,
): { status: number; body: object; retryAfter: number | undefined; type: string } {
  const { code, status, title } = entryWith(data.api_errors.list, 'code', problem.code);
  const { retryAfter, ...members } = problem.extras;
  return {
    status,
    type: data.api_errors.mediaType,
    retryAfter,
    body: {
      type: `https://api.${data.brand}.example/problems/${code}`,
      title,
      status,
      code,
      detail: problem.detail,
      ...members,
      request_id: requestId,
    },
  };
}
