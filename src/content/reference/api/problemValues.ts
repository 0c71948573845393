import { isObject } from '../../../shared/isObject';
import { dereference } from '../../apiDocuments/dereference';
import { listOf, membersOf, type Members } from '../../apiDocuments/finding';
import { problemType } from '../../apiDocuments/problemMedia';
import type { Problems } from './types';

type Values = NonNullable<Problems['x-problem-values']>;

/**
 * Returns a problem's example with these values in place of its own and with `request_id` last.
 */
export function withValues(problem: Members, values: Members = {}): Members {
  const { request_id: id, ...members } = problem;
  return { ...members, ...values, ...(id !== undefined && { request_id: id }) };
}

/**
 * Returns a response in which `values` replaces members of the problem examples, by problem code;
 * returns the response unchanged if no example has one of these codes.
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
 * Returns a response reduced to the problems with these codes, in its examples and its description;
 * returns the response unchanged if it has none of these problems, or only these.
 */
function withCodes<Response extends object>(
  response: Response,
  codes: readonly unknown[],
): Response {
  const { content, description } = membersOf(response);
  const media = membersOf(membersOf(content)[problemType]);
  const examples = Object.entries(membersOf(media['examples']));
  const own = examples.filter(([code]) => codes.includes(code));
  if (own.length === 0 || own.length === examples.length) return response;
  const ownMedia = { ...media, examples: Object.fromEntries(own) };
  const listed = own.map(([code]) => `\`${code}\``).join(', ');
  return {
    ...response,
    // The shared description may list the codes of other operations too.
    ...(typeof description === 'string' && {
      description: description.replace(/`\w+`(?:, `\w+`)+/, listed),
    }),
    content: { ...membersOf(content), [problemType]: ownMedia },
  };
}

/** Returns a changed document without the shared responses that only the original refers to. */
function withoutUnusedResponses(changed: Members, original: Members): Members {
  const components = membersOf(changed['components']);
  const [text, originalText] = [JSON.stringify(changed), JSON.stringify(original)];
  const responses = Object.entries(membersOf(components['responses'])).filter(([name]) => {
    const reference = `"#/components/responses/${name}"`;
    return text.includes(reference) || !originalText.includes(reference);
  });
  return { ...changed, components: { ...components, responses: Object.fromEntries(responses) } };
}

/**
 * Returns an OpenAPI document in which each operation's `x-problems` and `x-problem-values` are
 * applied to its responses. Undefined if that changes nothing.
 */
export function withOwnProblems(data: unknown): Members | undefined {
  const document = membersOf(data);
  let isChanged = false;
  const withOwnResponses = (operation: unknown): unknown => {
    if (!isObject(operation) || !isObject(operation['responses'])) return operation;
    const { 'x-problem-values': values, ...members } = operation;
    const codes = listOf(operation['x-problems']);
    isChanged ||= isObject(values);
    const responses = Object.entries(operation['responses']).map(([status, response]) => {
      const resolved = dereference(response, document);
      const own = withProblemValues(withCodes(resolved, codes), membersOf(values) as Values);
      isChanged ||= own !== resolved;
      return [status, own === resolved ? response : own];
    });
    return { ...members, responses: Object.fromEntries(responses) as unknown };
  };
  const paths = Object.entries(membersOf(document['paths'])).map(([path, item]) => [
    path,
    isObject(item)
      ? Object.fromEntries(
          Object.entries(item).map(([method, operation]) => [method, withOwnResponses(operation)]),
        )
      : item,
  ]);
  return isChanged
    ? withoutUnusedResponses({ ...document, paths: Object.fromEntries(paths) as unknown }, document)
    : undefined;
}
