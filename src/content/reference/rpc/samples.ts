import { formatEnvelope } from '../json';
import type { Example } from './document';

/** The JSON-RPC request of an example. */
export function requestOf(method: string, { params }: Example): Record<string, unknown> {
  return { jsonrpc: '2.0', id: 1, method, params: params.map(({ value }) => value) };
}

/** The JSON-RPC response of an example: a result or an error. */
export function answerOf({ result, 'x-error': error }: Example): Record<string, unknown> {
  const answer = error === undefined ? { result: result?.value } : { error };
  return { jsonrpc: '2.0', id: 1, ...answer };
}

export function jsonSample(request: Readonly<Record<string, unknown>>): string {
  return formatEnvelope(request);
}

/** A curl command whose body is the request; quotes in it are written as the shell needs them. */
export function bashSample(endpoint: string, request: Readonly<Record<string, unknown>>): string {
  const body = formatEnvelope(request).replaceAll("'", String.raw`'\''`);
  return [
    `curl ${endpoint} \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data '${body}'`,
  ].join('\n');
}
