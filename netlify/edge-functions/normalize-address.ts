import { pathPrefix, trailingSlash } from '../../src/site/addresses.ts';
import { normalizePath } from '../../src/shared/normalizePath.ts';

/**
 * Sends a reader who typed a page's file name (`/a.html`, `/a/index.html`) to the page's address.
 * The host's own URL handling answers both with the page itself.
 */
export default function normalizeAddress(request: Request): Response | undefined {
  const url = new URL(request.url);
  const path = normalizePath(url.pathname, pathPrefix, trailingSlash);
  if (path === url.pathname) return undefined;
  url.pathname = path;
  return new Response(null, { status: 301, headers: { location: url.href } });
}
