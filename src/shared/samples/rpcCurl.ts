import { formatMultiline } from '../json';
import { quoted } from './apiCurl';

/** Returns a curl command that sends the request, with address and body quoted for the shell. */
export function rpcCurl(endpoint: string, request: Readonly<Record<string, unknown>>): string {
  const address = /^[\w.:/-]+$/.test(endpoint) ? endpoint : quoted(endpoint);
  return [
    `curl ${address} \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data ${quoted(formatMultiline(request)).replaceAll('\n', '\n  ')}`,
  ].join('\n');
}
