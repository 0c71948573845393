import type { Code } from 'mdast';
import { capitalize } from '../../../shared/capitalize';
import { formatMultiline } from '../../../shared/json';
import { code, markdown, paragraph, type Case } from '../nodes';
import type { Example, Method } from './types';
import { formatMessage } from './formatMessage';

type Message = Readonly<Record<string, unknown>>;

type Call = Pick<Method, 'name' | 'paramStructure'>;

/** Returns the JSON-RPC request of an example. */
export function requestOf({ name, paramStructure }: Call, { params }: Example): Message {
  const values =
    paramStructure === 'by-name'
      ? Object.fromEntries(params.map((param) => [param.name, param.value]))
      : params.map(({ value }) => value);
  return { jsonrpc: '2.0', id: 1, method: name, params: values };
}

/** Returns the JSON-RPC response of an example. */
export function responseOf({ result, 'x-error': error }: Example): Message {
  const outcome = error === undefined ? { result: result?.value } : { error };
  return { jsonrpc: '2.0', ...outcome, id: 1 };
}

/** Returns the request of an example as a code block. */
export function requestCode(method: Call, example: Example): Code {
  return code('json', formatMultiline(requestOf(method, example)), 'title="Request"');
}

/** Returns the response of an example as a code block. */
export function responseCode(example: Example): Code {
  const title = example['x-error'] === undefined ? 'Response' : 'Error';
  return code('json', formatMessage(responseOf(example)), `title="${title}"`);
}

/**
 * Returns a tab for each example. The first shows only the response, the others also their
 * description and request.
 */
export function responseCases(method: Call & Pick<Method, 'examples'>): Case[] {
  return method.examples.map((example, index): Case => {
    if (index === 0) return { label: 'Success', content: [responseCode(example)] };
    return {
      label: capitalize(example.name),
      content: [
        ...(example.description === undefined ? [] : [paragraph(...markdown(example.description))]),
        requestCode(method, example),
        responseCode(example),
      ],
    };
  });
}
