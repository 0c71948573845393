import { formatMultiline } from '../json';
import { quoteForShell } from './apiCurl';

/** Returns a curl command that sends the request, with its URL and body quoted for the shell. */
export function rpcCurl(endpoint: string, request: Readonly<Record<string, unknown>>): string {
  const address = /^[\w.:/-]+$/.test(endpoint) ? endpoint : quoteForShell(endpoint);
  return [
    `curl ${address} \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data ${quoteForShell(formatMultiline(request)).replaceAll('\n', '\n  ')}`,
  ].join('\n');
}
