import { isObject } from '../../../shared/isObject';
import type { Members } from '../../apiDocuments/finding';
import { problemType } from '../../apiDocuments/problemMedia';
import { withValues } from './problemValues';
import type { Operation } from './types';
import type { Variant } from './variant';

/** Members of a problem document (RFC 9457). */
export interface ProblemExample {
  readonly status: number;
  readonly detail: string;
}

/**
 * Returns a problem's example in an operation's responses, with the values that a variant gives for
 * it. Undefined if no response has one.
 */
export function problemExample(
  operation: Operation,
  variant: Variant | undefined,
  code: string,
): ProblemExample | undefined {
  const example = Object.values(operation.responses)
    .map(({ content }) => content?.[problemType]?.examples?.[code]?.value)
    .find(isObject);
  if (example === undefined) return undefined;
  const values = variant?.schema['x-problem-values']?.[code];
  return withValues(example, values) as Members & ProblemExample;
}
