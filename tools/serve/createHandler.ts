import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodePercent } from '../../src/shared/decodePercent';
import { revalidatedCacheControl } from '../../src/gatsby/hosting/settings';
import { matchHeaders } from './headers';
import type { HostRules } from './hostRules';
import { openFolder } from './publishedFolder';
import { matchRedirect } from './redirects';
import { resolvePath } from './resolvePath';
import { sendFile } from './sendFile';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Base for parsing URLs: only their path and query matter, so the Host header is not read. */
const anyOrigin = 'http://localhost';

/**
 * Returns the path, query and hash of a location on this site. A path that starts with two slashes
 * would be the address of another host.
 */
function withinSite(location: string): string {
  const { pathname, search, hash } = new URL(location, anyOrigin);
  return `${pathname.replace(/^[/\\]+/, '/')}${search}${hash}`;
}

/** Returns the target of a redirect with the query of the request, which comes before the hash. */
function withQuery(to: string, search: string): string {
  const [path = '', ...hash] = to.split('#');
  return `${path}${search}${hash.length > 0 ? `#${hash.join('#')}` : ''}`;
}

/**
 * Splits a request target into path and query; returns undefined if it is neither a path nor a URL.
 */
function targetOf(target: string): { pathname: string; search: string } | undefined {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  if (!path.startsWith('/')) return undefined;
  const [pathname = '', ...query] = path.split('?');
  return { pathname, search: query.length > 0 ? `?${query.join('?')}` : '' };
}

/**
 * Returns a handler that answers requests as the host does: edge functions, forced redirects,
 * files, other redirects, the not-found page; with the host's headers, entity tags and compression.
 *
 * @param prefix the base URL without its trailing slash; paths outside it are not found
 */
export function createHandler(rules: HostRules, prefix: string): Handler {
  const folder = openFolder(rules.publish);
  const options = { isFile: folder.isFile, prettyUrls: rules.prettyUrls };

  function redirect(response: ServerResponse, location: string, status = 301): void {
    response.writeHead(status, { location, 'cache-control': revalidatedCacheControl }).end();
  }

  /** A missing file may exist after the next deployment, so caches must revalidate the answer. */
  const requireRevalidation = (response: ServerResponse): ServerResponse =>
    response.setHeader('cache-control', revalidatedCacheControl);

  async function sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requireRevalidation(response);
    if (folder.isFile('/404.html')) {
      await sendFile(request, response, { folder, file: '/404.html', status: 404 });
    } else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const target = targetOf(request.url ?? '');
    const decoded = target === undefined ? undefined : decodePercent(target.pathname);
    if (target === undefined || decoded === undefined) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Malformed address\n');
      return;
    }

    // The default; a header rule may replace it.
    response.setHeader('cache-control', revalidatedCacheControl);
    for (const [name, values] of matchHeaders(rules.headers, target.pathname)) {
      response.setHeader(name, values.join(', '));
    }

    let requested = decoded;
    const edgeFunctions = rules.edgeFunctions.filter(({ pattern }) =>
      pattern.test(target.pathname),
    );
    for (const { run } of edgeFunctions) {
      const accept = request.headers.accept ?? '*/*';
      const url = `${anyOrigin}${target.pathname}${target.search}`;
      const result = run(new Request(url, { headers: { accept } }));
      if (result instanceof URL) requested = decodePercent(result.pathname) ?? decoded;
      const location = result instanceof Response ? result.headers.get('location') : null;
      if (location) return redirect(response, withinSite(location));
    }

    const path = `${requested}/`.startsWith(`${prefix}/`)
      ? requested.slice(prefix.length) || '/'
      : undefined;
    if (path === undefined) return sendNotFound(request, response);

    const addressOf = (to: string): string =>
      withinSite(`${prefix}${encodeURI(to).replaceAll('#', '%23')}${target.search}`);
    // The rules contain paths with the prefix.
    const forced = matchRedirect(`${prefix}${path}`, rules.redirects, true);
    const resolution = resolvePath(path, options);
    const rule =
      forced ??
      (resolution.kind === 'missing'
        ? matchRedirect(`${prefix}${path}`, rules.redirects, false)
        : undefined);
    if (rule && rule.status >= 300 && rule.status < 400) {
      const isOther = /^https?:/.test(rule.to);
      const location = isOther ? rule.to : withinSite(withQuery(encodeURI(rule.to), target.search));
      return redirect(response, location, rule.status);
    }
    const finalResolution = rule ? resolvePath(rule.to, options) : resolution;
    if (finalResolution.kind === 'redirect')
      return redirect(response, addressOf(finalResolution.path));
    if (finalResolution.kind === 'missing') return sendNotFound(request, response);
    const status = rule?.status ?? 200;
    if (status === 404) requireRevalidation(response);
    return sendFile(request, response, { folder, file: finalResolution.file, status });
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error\n');
    });
  };
}
