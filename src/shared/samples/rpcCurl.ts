import { formatEnvelope } from '../json';

/** Returns a curl command that sends the request, with its quotes escaped for the shell. */
export function rpcCurl(endpoint: string, request: Readonly<Record<string, unknown>>): string {
  const body = formatEnvelope(request).replaceAll("'", String.raw`'\''`);
  return [
    `curl ${endpoint} \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data '${body}'`,
  ].join('\n');
}
