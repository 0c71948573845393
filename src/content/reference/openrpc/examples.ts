import type { Code, RootContent } from 'mdast';
import { formatEnvelope } from '../../../shared/json';
import { code, details } from '../nodes';
import type { Example, Method } from './document';

type Message = Readonly<Record<string, unknown>>;

/** Returns the JSON-RPC request of an example. */
export function requestOf(method: string, { params }: Example): Message {
  return { jsonrpc: '2.0', id: 1, method, params: params.map(({ value }) => value) };
}

/** Returns the JSON-RPC response of an example: a result or an error. */
export function responseOf({ result, 'x-error': error }: Example): Message {
  const outcome = error === undefined ? { result: result?.value } : { error };
  return { jsonrpc: '2.0', id: 1, ...outcome };
}

export function requestCode(method: string, example: Example): Code {
  return code('json', formatEnvelope(requestOf(method, example)), 'title="Request"');
}

export function responseCode(example: Example): Code {
  const title = example['x-error'] === undefined ? 'Response' : 'Error';
  return code('json', formatEnvelope(responseOf(example)), `title="${title}"`);
}

/** Returns all examples but the first, each collapsed under its description. */
export function otherExamples({
  name,
  examples,
}: Pick<Method, 'name' | 'examples'>): RootContent[] {
  return examples
    .slice(1)
    .map((example) =>
      details(example.description ?? example.name, [
        requestCode(name, example),
        responseCode(example),
      ]),
    );
}
