import { fieldProblem } from '../http/problem';
import { day } from '../time/format';

/**
 * Reads the half-open period `from` to `to` of a request.
 *
 * @param refuse creates the problem for a query parameter or, by default, for a field of the body
 * @throws Problem `invalid_request` if `from` is not before `to`, `range_too_long` if the period is
 *   longer than `days`
 */
export function readPeriod(
  input: Readonly<Record<string, unknown>>,
  days: number,
  refuse: typeof fieldProblem = fieldProblem,
): { from: number; to: number } {
  const from = Date.parse(String(input['from']));
  const to = Date.parse(String(input['to']));
  if (from >= to) throw refuse('invalid_request', 'from', 'Must be before the end of the period');
  if (to - from > days * day) {
    throw refuse('range_too_long', 'to', `Must be at most ${days} days after from`);
  }
  return { from, to };
}
