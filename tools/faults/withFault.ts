import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * What can be wrong with an answer: it waits until it is released; the connection breaks in the
 * middle; half of it comes and looks whole; it is not found; the server has an error; it is a page
 * of somebody else (a sign-in, a portal); there is no connection at all.
 */
export type FaultKind = 'slow' | 'broken' | 'halved' | 'missing' | 'error' | 'page' | 'offline';

const foreignPage = '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>';

/** What would have been sent, uncompressed. */
export interface Whole {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Answers a request wrongly.
 *
 * @param answer what would have answered it
 * @param options `whole` fetches what would have been sent; `released` resolves when slow answers
 * may come
 */
export function answerWithFault(
  kind: FaultKind,
  answer: Handler,
  { whole, released }: { whole: () => Promise<Whole>; released: Promise<void> },
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
        // There is nothing to send a part of: the server has been closed meanwhile.
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
