import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A local server that responds like a node, or like other servers that readers may reach instead.
 */
export interface RpcNode {
  /** Returns the address where the server shows a given behaviour. */
  readonly addressOf: (behaviour: keyof typeof behaviours) => string;
  /** Request bodies of the calls so far. */
  readonly calls: string[];
  /** Method and path of each request so far, without CORS preflights. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

const json = { 'Content-Type': 'application/json' };
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const balance = { context: { slot: 61554233, apiVersion: '3.0.10' }, value: 18446744073709551615n };

const jsonRpcBody = (members: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, ...members }, (_key, value: unknown) =>
    typeof value === 'bigint' ? 'BIG' : value,
  ).replaceAll('"BIG"', '18446744073709551615');

/** The response of each behaviour; undefined if the server never responds. */
const behaviours = {
  valid: { headers: { ...cors, ...json }, body: jsonRpcBody({ result: balance }) },
  mismatched: {
    headers: { ...cors, ...json },
    body: jsonRpcBody({ result: { context: { slot: '61554233' }, value: 1 } }),
  },
  error: {
    headers: { ...cors, ...json },
    body: jsonRpcBody({ error: { code: -32602, message: 'Invalid param: WrongSize' } }),
  },
  withoutCors: { headers: json, body: jsonRpcBody({ result: balance }) },
  html: { headers: { ...cors, 'Content-Type': 'text/html' }, body: '<!doctype html><p>Hello' },
  cutOff: {
    headers: { ...cors, ...json, 'Content-Length': '1000', Connection: 'close' },
    body: '{"jsonrpc"',
  },
  hanging: undefined,
} as const;

/** Returns an address at which nothing listens. */
export async function unusedAddress(): Promise<string> {
  const node = await startRpcNode();
  const { origin } = new URL(node.addressOf('valid'));
  await node.close();
  return origin;
}

/** Starts a server that imitates a node, on a free port. */
export async function startRpcNode(): Promise<RpcNode> {
  const calls: string[] = [];
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const behaviour = behaviours[(request.url ?? '').slice(1) as keyof typeof behaviours];
    if (request.method === 'OPTIONS') {
      response.writeHead(204, behaviour === behaviours.withoutCors ? {} : cors).end();
      return;
    }
    requests.push(`${request.method} ${request.url}`);
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      if (request.method === 'POST') calls.push(text);
      if (behaviour !== undefined) response.writeHead(200, behaviour.headers).end(behaviour.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (behaviour) => `http://127.0.0.1:${port}/${behaviour}`,
    calls,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
