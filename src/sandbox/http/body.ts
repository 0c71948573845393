import type { Call } from '../operation';
import { fieldProblem, Problem } from './problem';
import { repeatedField } from './repeatedField';

/**
 * Parses the body of a request. A request without `Content-Type` counts as JSON.
 * @throws Problem `invalid_request` if `Content-Type` is not JSON, the body is not JSON in UTF-8,
 *   or an object repeats a field
 */
export function parseBody(headers: Headers, body: ArrayBuffer): Call['body'] {
  const type = headers.get('Content-Type') ?? 'application/json';
  if (!/^application\/json *(?:;|$)/i.test(type)) {
    throw fieldProblem('invalid_request', 'Content-Type', 'Must be application/json');
  }
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    value = JSON.parse(text);
  } catch {
    throw new Problem('invalid_request', 'The body is not valid JSON in UTF-8.');
  }
  const repeated = repeatedField(text);
  if (repeated === undefined) return value as Call['body'];
  throw fieldProblem('invalid_request', repeated, 'Is given more than once');
}
