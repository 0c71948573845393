import { pathPrefix, trailingSlash } from '../../src/site/addresses.ts';
import { normalizePath } from '../../src/shared/normalizePath.ts';

/**
 * Redirects a page's file name (`/a.html`, `/a/index.html`, `/a/index`) to the page's canonical
 * path; the host would serve the page at the file name too. Returns undefined for other paths,
 * which leaves the request as it is.
 */
export default function normalizeAddress(request: Request): Response | undefined {
  const url = new URL(request.url);
  const path = normalizePath(url.pathname, pathPrefix, trailingSlash);
  if (path === url.pathname) return undefined;
  url.pathname = path;
  return new Response(null, { status: 301, headers: { location: url.href } });
}
