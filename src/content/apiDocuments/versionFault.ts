import { shapeFaults } from './documentShape';
import type { Finding, Members } from './finding';

function versionFault(document: Members, name: string): Finding | undefined {
  const recommended = { openapi: '3.1.0', openrpc: '1.3.2' }[name];
  if (recommended === undefined) return undefined;
  if ('swagger' in document) {
    const message = 'The document uses Swagger 2.0.';
    return { path: ['swagger'], message, advice: 'Convert it to OpenAPI 3.1.' };
  }
  const advice = `Write "${name}": "${recommended}" at the start.`;
  const version = document[name];
  if (version === undefined) {
    return { path: [], message: `The document has no "${name}".`, advice };
  }
  const isKnown = name === 'openapi' ? /^3\.[01](?:\.|$)/ : /^1\./;
  if (typeof version !== 'string' || isKnown.test(version)) return undefined;
  const format = name === 'openapi' ? 'OpenAPI' : 'OpenRPC';
  const message = `${format} ${version} is not supported.`;
  return { path: [name], message, advice };
}

/**
 * Returns the fault in the version that `openapi.json` or `openrpc.json` states, if any. If a
 * document with content states no version, also returns the faults in its keys.
 *
 * @param name the file's name without its extension
 */
export function versionFaults(document: Members, name: string): Finding[] {
  const version = versionFault(document, name);
  if (version === undefined) return [];
  const isMissing = document[name] === undefined && !('swagger' in document);
  const hasParts = ['components', 'info', 'methods', 'paths', 'servers'].some(
    (key) => key in document,
  );
  return [version, ...(isMissing && hasParts ? shapeFaults({ [name]: '3.1.0', ...document }) : [])];
}
