import type { TrailingSlash } from '../site/addresses.ts';

/**
 * The address of a page for a path that names the page's file: `/a.html`, `/a/index.html` and
 * `/a/index` are `/a`, or `/a/` where addresses always end with a slash. Any other path is returned as it is.
 *
 * It runs in the browser, in the local server and on the host's edge, so it imports no code.
 *
 * @param path a path as requested, with the prefix: `/docs/a.html`
 * @param prefix the base URL without its trailing slash, '' for `/`
 */
export function normalizePath(path: string, prefix: string, trailingSlash: TrailingSlash): string {
  const bare = path.replace(/(?:\/index)?\.html$|\/index$/, '');
  if (bare === path) return path;
  const isHome = bare === prefix || bare.endsWith('/');
  if (isHome) return bare.endsWith('/') ? bare : `${bare}/`;
  return trailingSlash === 'always' ? `${bare}/` : bare;
}
