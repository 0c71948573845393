import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sandbox } from '../../src/sandbox';
import { listen, type RunningServer } from '../serve/startServer';
import { answerToken } from './answerToken';

/** Interval at which due tasks run and due events are sent. */
const tickMilliseconds = 250;

async function requestOf(message: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const { method = 'GET', url = '/' } = message;
  const hasBody = method !== 'GET' && method !== 'HEAD' && chunks.length > 0;
  return new Request(new URL(url, origin), {
    method,
    headers,
    ...(hasBody && { body: Buffer.concat(chunks) }),
  });
}

async function answer(
  sandbox: Sandbox,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = await requestOf(message, 'http://localhost');
  const isToken = request.method === 'POST' && new URL(request.url).pathname === '/oauth2/token';
  const result = await (isToken ? answerToken(sandbox, request) : sandbox.handle(request));
  response.writeHead(result.status, Object.fromEntries(result.headers));
  response.end(Buffer.from(await result.arrayBuffer()));
}

/**
 * Serves a sandbox on a port of this computer, runs its due tasks and sends its due events. Errors
 * of the sandbox are logged; an error during a call is answered with status 500.
 *
 * @param port 0 takes any free port
 */
export async function serveSandbox(sandbox: Sandbox, port: number): Promise<RunningServer> {
  const report = (error: unknown) => {
    console.error(error);
  };
  const server = await listen((message, response) => {
    answer(sandbox, message, response).catch((error: unknown) => {
      report(error);
      response.writeHead(500).end();
    });
  }, port);
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    sandbox
      .tick()
      .catch(report)
      .finally(() => {
        isBusy = false;
      });
  }, tickMilliseconds);
  return {
    origin: server.origin,
    close: () => {
      clearInterval(timer);
      return server.close();
    },
  };
}
