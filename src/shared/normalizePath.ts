import type { TrailingSlash } from '../site/addresses.ts';

/**
 * Returns the address of a page from the path of its file: `/a.html`, `/a/index.html` and `/a/index`
 * become `/a`, or `/a/` if addresses always end with a slash. Other paths are unchanged.
 *
 * Runs in the browser, in the local server and on the host's edge, so it imports no code.
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
