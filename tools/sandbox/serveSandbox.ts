import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PlainRequest, PlainResponse, Sandbox } from '../../src/sandbox';
import { listen, type RunningServer } from '../serve/startServer';
import { answerToken } from './answerToken';
import { answerLocal, type LocalControls } from './localControls';

/** Interval at which due tasks run and due events are sent. */
const tickMilliseconds = 250;

/**
 * Returns the parts of a Node request that the sandbox reads. Joins all values of a repeated
 * header, although Node's `headers` keeps only the first of some.
 */
async function requestOf(message: IncomingMessage): Promise<PlainRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    headers.set(name, values.join(', '));
  }
  const { method = 'GET', url = '/' } = message;
  // A client that uses a proxy sends an absolute URL.
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  const body = new Uint8Array(Buffer.concat(chunks)).buffer;
  return {
    method,
    url: `http://localhost${path.startsWith('/') ? '' : '/'}${path}`,
    headers,
    arrayBuffer: () => Promise.resolve(body),
  };
}

type Answer = (request: PlainRequest) => Promise<PlainResponse>;

async function respond(
  answer: Answer,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = await answer(await requestOf(message));
  response.writeHead(result.status, Object.fromEntries(result.headers));
  response.end(result.body);
}

/**
 * Serves a sandbox on a port of this computer, runs its due tasks and sends its due events. Errors
 * of the sandbox are logged; an error during a call is answered with status 500.
 *
 * @param port 0 takes any free port
 */
export async function serveSandbox(
  sandbox: Sandbox,
  port: number,
  controls: LocalControls = {},
): Promise<RunningServer> {
  const report = (error: unknown) => {
    console.error(error);
  };
  // A tick lasts until the receiver of events has answered, so ticks can overlap.
  const ticks = new Set<Promise<void>>();
  const tick = () => {
    const one = sandbox
      .tick()
      .catch(report)
      .finally(() => ticks.delete(one));
    ticks.add(one);
  };
  const answer: Answer = (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/oauth2/token') return answerToken(sandbox, request);
    if (!pathname.startsWith('/local/')) return sandbox.answer(request);
    return answerLocal(sandbox, controls, pathname, request, () => Promise.all(ticks));
  };
  const server = await listen((message, response) => {
    respond(answer, message, response).catch((error: unknown) => {
      report(error);
      response.writeHead(500).end();
    });
  }, port);
  const timer = setInterval(tick, tickMilliseconds);
  return {
    origin: server.origin,
    close: () => {
      clearInterval(timer);
      return server.close();
    },
  };
}
