import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { securityHeaders } from '../../src/gatsby/hosting/settings';
import type { RunningServer } from '../../tools/serve/startServer';

const compared = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'content-type',
  ...Object.keys(securityHeaders).map((name) => name.toLowerCase()),
];

/** The parts of a response that affect a browser. */
export interface HostResponse {
  readonly status: number | undefined;
  /** Whether a redirect leads to the same host. */
  readonly staysOnHost?: boolean;
  readonly location?: string;
  /** The values of the compared headers in lower case; 'undefined' for a missing header. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hash of the body. */
  readonly body?: string;
}

/** Requests a path without normalising it; returns the response. */
export function requestPath(
  { origin }: RunningServer,
  path: string,
  method = 'GET',
): Promise<HostResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, (response) => {
      const hash = createHash('sha256');
      response.on('data', (chunk: Buffer) => hash.update(chunk));
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        if (headers.location !== undefined) {
          const { pathname, search, host } = new URL(headers.location, origin);
          const staysOnHost = host === new URL(origin).host;
          resolve({ status, staysOnHost, location: `${pathname}${search}` });
          return;
        }
        const kept = compared.map((name) => [name, String(headers[name]).toLowerCase()]);
        resolve({ status, headers: Object.fromEntries(kept), body: hash.digest('hex') });
      });
    })
      .on('error', reject)
      .end();
  });
}
