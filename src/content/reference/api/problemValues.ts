import { isObject } from '../../../shared/isObject';
import { dereference } from '../../data/dereference';
import { membersOf, type Members } from '../../data/finding';
import { problemType } from '../../data/problemMedia';
import type { Problems } from './types';

type Values = NonNullable<Problems['x-problem-values']>;

/**
 * Returns a problem's example with these values in place of its own and with `request_id` last, as
 * the API sends it.
 */
export function withValues(problem: Members, values: Members = {}): Members {
  const { request_id: id, ...members } = problem;
  return { ...members, ...values, ...(id !== undefined && { request_id: id }) };
}

/**
 * Returns a response whose examples of problems have the values given for their codes; returns the
 * response unchanged if no example has one of the codes.
 */
export function withProblemValues<Response extends object>(
  response: Response,
  values: Values,
): Response {
  const { content } = response as { readonly content?: unknown };
  const media = membersOf(membersOf(content)[problemType]);
  const examples = Object.entries(membersOf(media['examples']));
  if (!examples.some(([code]) => Object.hasOwn(values, code))) return response;
  const changed = examples.map(([code, example]) => {
    const { value } = membersOf(example);
    return [
      code,
      isObject(example) && isObject(value)
        ? { ...example, value: withValues(value, values[code]) }
        : example,
    ] as const;
  });
  const ownMedia = { ...media, examples: Object.fromEntries(changed) };
  return { ...response, content: { ...membersOf(content), [problemType]: ownMedia } };
}

/**
 * Returns an OpenAPI document in which each operation's `x-problem-values` are inserted into the
 * examples of its responses, for programs that do not know this extension. Undefined if no
 * operation has any.
 */
export function withOwnProblems(data: unknown): Members | undefined {
  const document = membersOf(data);
  let hasValues = false;
  const ownOperation = (operation: unknown): unknown => {
    if (!isObject(operation) || !isObject(operation['x-problem-values'])) return operation;
    hasValues = true;
    const { 'x-problem-values': values, ...members } = operation;
    const responses = Object.entries(membersOf(operation['responses'])).map(
      ([status, response]) => {
        const resolved = dereference(response, document);
        const own = withProblemValues(resolved, values as Values);
        return [status, own === resolved ? response : own];
      },
    );
    return { ...members, responses: Object.fromEntries(responses) as unknown };
  };
  const paths = Object.entries(membersOf(document['paths'])).map(([path, item]) => [
    path,
    isObject(item)
      ? Object.fromEntries(
          Object.entries(item).map(([method, operation]) => [method, ownOperation(operation)]),
        )
      : item,
  ]);
  return hasValues ? { ...document, paths: Object.fromEntries(paths) as unknown } : undefined;
}
