import { formatMultiline } from '../json';
import { quoteForShell } from './apiCurl';

/** Returns a curl command that sends the request, quoted for the shell where necessary. */
export function rpcCurl(endpoint: string, request: Readonly<Record<string, unknown>>): string {
  const address = /^[\w.:/-]+$/.test(endpoint) ? endpoint : quoteForShell(endpoint);
  return [
    `curl ${address} \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data ${quoteForShell(formatMultiline(request)).replaceAll('\n', '\n  ')}`,
  ].join('\n');
}
