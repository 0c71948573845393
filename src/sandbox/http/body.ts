import type { Call } from '../operation';
import { fieldProblem, Problem } from './problem';
import { repeatedField } from './repeatedField';

/** Matches the media type of JSON in UTF-8 or without a charset. Ignores other parameters. */
const jsonType = /^application\/json *(?:;(?!.*charset=(?!"?utf-8"? *(?:;|$)))|$)/i;

/** Throws if a text contains a lone surrogate, which JSON can escape but UTF-8 cannot encode. */
function checkCharacters(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && /\p{Cs}/u.test(value)) throw new SyntaxError();
  return value;
}

/**
 * Parses the body of a request. A request without `Content-Type` counts as JSON.
 * @throws Problem `invalid_request` if `Content-Type` is not JSON, the body is compressed or not
 *   JSON in UTF-8, or an object repeats a field
 */
export function parseBody(headers: Headers, body: ArrayBuffer): Call['body'] {
  const type = headers.get('Content-Type') ?? 'application/json';
  if (!jsonType.test(type)) {
    throw fieldProblem('invalid_request', 'Content-Type', 'Must be application/json in UTF-8');
  }
  if (!/^(?:identity)?$/i.test(headers.get('Content-Encoding') ?? '')) {
    throw fieldProblem('invalid_request', 'Content-Encoding', 'Must be absent');
  }
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    value = JSON.parse(text, checkCharacters);
  } catch {
    throw new Problem('invalid_request', 'The body is not valid JSON in UTF-8.');
  }
  const repeated = repeatedField(text);
  if (repeated === undefined) return value as Call['body'];
  throw fieldProblem('invalid_request', repeated, 'Is given more than once');
}
