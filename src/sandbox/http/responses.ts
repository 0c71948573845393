import type { Validator } from '../../shared/schema/validator';
import type { Answer } from '../operation';
import type { PlainResponse } from './plain';
import type { Route } from './router';

/**
 * Checks an answer against the OpenAPI document: the status, the problem and, if the body is JSON,
 * the body.
 *
 * @param problem the problem's code; undefined if the answer is not a problem
 * @throws Error if the operation does not declare the status, the problem or the media type, or if
 *   the body does not match its schema; each of these is a defect
 */
export function checkAnswer(
  validator: Validator,
  { operationId, responses, problems }: Route,
  { status, body }: Answer,
  problem?: string,
): void {
  const response = responses[String(status)];
  if (response === undefined)
    throw new Error(`${operationId} does not declare the status ${status}.`);
  if (problem !== undefined && !problems.includes(problem)) {
    throw new Error(`${operationId} does not declare the problem ${problem}.`);
  }
  if (typeof body !== 'object' || body instanceof Uint8Array) return;
  const type = problem === undefined ? 'application/json' : 'application/problem+json';
  const schema = response.content?.[type]?.schema;
  if (schema === undefined)
    throw new Error(`${operationId} does not declare ${type} for ${status}.`);
  // Drops undefined members, which are not sent.
  const sent = JSON.parse(JSON.stringify(body)) as unknown;
  const errors = validator.errors(sent, schema);
  if (errors.length === 0) return;
  const text = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new Error(`The answer ${status} of ${operationId} does not match its schema: ${text}`);
}

/**
 * Checks that the OpenAPI document declares every header of a response, except `Content-Type`. A
 * response for which the document lists no headers passes.
 *
 * @throws Error if a header is not declared, which is a defect
 */
export function checkHeaders(
  { operationId, responses }: Pick<Route, 'operationId' | 'responses'>,
  { status, headers }: PlainResponse,
): void {
  const { headers: listed } = responses[String(status)] ?? {};
  if (listed === undefined) return;
  const names = ['Content-Type', ...Object.keys(listed)];
  const declared = new Set(names.map((name) => name.toLowerCase()));
  const missing = [...headers.keys()].filter((name) => !declared.has(name));
  if (missing.length > 0) {
    throw new Error(`${operationId} does not declare ${missing.join(', ')} for ${status}.`);
  }
}
