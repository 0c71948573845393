import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from './createHandler';
import type { HostRules } from './hostRules';

export interface RunningServer {
  /** Scheme, host and port, without the prefix: `http://localhost:9000`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const loopback = '127.0.0.1';

/**
 * Listens on a port.
 *
 * @param port 0 for any free port
 * @param host the address to listen on; by default, only this machine can connect
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function listen(
  answer: RequestListener,
  port: number,
  host: string = loopback,
): Promise<RunningServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves a built site as the host would, on a free port and to this machine only.
 *
 * @param prefix the base URL without its trailing slash
 */
export function startServer(rules: HostRules, prefix: string): Promise<RunningServer> {
  return listen(createHandler(rules, prefix), 0);
}
