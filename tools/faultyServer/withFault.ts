import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Kinds of fault, in order: a response that waits until it is released; a connection that breaks
 * halfway; half a response that looks complete; a 404; a 500; another site's page (a sign-in
 * portal); no connection.
 */
export type FaultKind = 'slow' | 'broken' | 'halved' | 'missing' | 'error' | 'page' | 'offline';

const foreignPage = '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>';

/** The complete response, uncompressed. */
export interface WholeResponse {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Answers a request with a fault.
 *
 * @param answer the handler without the fault
 * @param options `whole` fetches the complete response; `released` resolves when slow responses may
 * be sent
 */
export function answerWithFault(
  kind: FaultKind,
  answer: Handler,
  { whole, released }: { whole: () => Promise<WholeResponse>; released: Promise<void> },
  ...[request, response]: Parameters<Handler>
): void {
  const send = (status: number, type: string, text: string): void => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  };
  switch (kind) {
    case 'slow':
      void released.then(() => answer(request, response));
      return;
    case 'broken':
    case 'halved':
      whole().then(
        ({ type, body }) => {
          const half = body.subarray(0, Math.floor(body.length / 2));
          const length = kind === 'halved' ? half.length : body.length;
          response.writeHead(200, { 'content-type': type, 'content-length': length });
          response.write(half, () => {
            if (kind === 'halved') response.end();
            else response.destroy();
          });
        },
        // Fetching fails once the server has been closed.
        () => response.destroy(),
      );
      return;
    case 'missing':
      send(404, 'text/plain', 'Not found\n');
      return;
    case 'error':
      send(500, 'text/plain', 'Internal server error\n');
      return;
    case 'page':
      send(200, 'text/html; charset=utf-8', foreignPage);
      return;
    case 'offline':
      request.socket.destroy();
  }
}
