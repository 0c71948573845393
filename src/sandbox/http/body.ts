import type { Call } from '../operation';
import { fieldProblem, Problem } from './problem';

/**
 * Parses the body of a request. A request without `Content-Type` counts as JSON.
 * @throws Problem `invalid_request` if `Content-Type` is not JSON, or the body is not JSON in UTF-8
 */
export function parseBody(headers: Headers, body: ArrayBuffer): Call['body'] {
  const type = headers.get('Content-Type') ?? 'application/json';
  if (!/^application\/json *(?:;|$)/i.test(type)) {
    throw fieldProblem('invalid_request', 'Content-Type', 'Must be application/json');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as Call['body'];
  } catch {
    throw new Problem('invalid_request', 'The body is not valid JSON in UTF-8.');
  }
}
