import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import send from 'send';
import type { HostRules } from './hostRules';
import { matchRedirect } from './redirects';
import { resolvePath } from './resolvePath';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Default headers of the host. */
const defaultCacheControl = 'public, max-age=0, must-revalidate';

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Answers requests as the host does: edge functions, forced redirects, files, other redirects, the
 * not-found page; with the host's headers, entity tags and compression.
 *
 * @param prefix the base URL without its trailing slash; other paths are not found
 */
export function createHandler(rules: HostRules, prefix: string): Handler {
  const compress = compression();
  const isFile = (path: string): boolean => {
    try {
      return statSync(join(rules.publish, path)).isFile();
    } catch {
      // The file is missing, its parent is a file, or the name is too long.
      return false;
    }
  };

  function redirect(response: ServerResponse, location: string, status = 301): void {
    response.writeHead(status, { location, 'cache-control': defaultCacheControl }).end();
  }

  function setHeaders(response: ServerResponse, path: string): void {
    response.setHeader('cache-control', defaultCacheControl);
    for (const { forRegExp, values } of rules.headers) {
      if (!forRegExp.test(path)) continue;
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    const options = { root: rules.publish, cacheControl: false, lastModified: false } as const;
    send(request, encodeURI(file), { ...options, dotfiles: 'allow' })
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    response.statusCode = 404;
    if (isFile('/404.html')) sendFile(request, response, '/404.html');
    else response.setHeader('content-type', 'text/plain').end('Not found\n');
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const url = new URL(`http://${request.headers.host ?? 'localhost'}`);
    const [pathname = '/', ...query] = (request.url ?? '/').split('?');
    url.pathname = pathname;
    url.search = query.join('?');

    const decoded = decodePath(pathname);
    if (decoded === undefined) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Malformed address\n');
      return;
    }

    for (const { pattern, run } of rules.edgeFunctions) {
      const location = pattern.test(pathname)
        ? run(new Request(url))?.headers.get('location')
        : null;
      if (location) return redirect(response, location);
    }

    const path = `${decoded}/`.startsWith(`${prefix}/`)
      ? decoded.slice(prefix.length) || '/'
      : undefined;
    if (path === undefined) {
      setHeaders(response, decoded);
      return sendNotFound(request, response);
    }

    const target = (to: string): string => `${prefix}${encodeURI(to)}${url.search}`;
    const forced = matchRedirect(path, rules.redirects, true);
    const resolution = resolvePath(path, { isFile, prettyUrls: rules.prettyUrls });
    const rule =
      forced ??
      (resolution.kind === 'missing' ? matchRedirect(path, rules.redirects, false) : undefined);

    if (rule && rule.status >= 300 && rule.status < 400) {
      return redirect(response, target(rule.to), rule.status);
    }
    const { prettyUrls } = rules;
    const final = rule ? resolvePath(rule.to, { isFile, prettyUrls }) : resolution;
    if (final.kind === 'redirect') return redirect(response, target(final.path));

    setHeaders(response, path);
    if (final.kind === 'missing') return sendNotFound(request, response);
    if (rule) response.statusCode = rule.status;
    sendFile(request, response, final.file);
  }

  return (request, response) => {
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => {
        answer(request, response);
      },
    );
  };
}
