import type { TrailingSlash } from '../site/addresses.ts';

const fileSuffix = /(?:(?:\/index)?\.html|\/index)\/*$/;

/**
 * Returns whether a path starts with two slashes or backslashes. A browser would take such a path
 * for the address of another host.
 */
export const namesHost = (path: string): boolean => /^[/\\]{2}/.test(path);

/**
 * Returns the address of a page from the path of its file: `/a.html`, `/a/index.html` and
 * `/a/index` become `/a`, or `/a/` if addresses always end with a slash. Other paths are unchanged.
 * Also runs on the host's edge, where imports need a file extension.
 *
 * @param path a path as requested, with the prefix: `/docs/a.html`
 * @param prefix the base URL without its trailing slash, '' for `/`
 */
export function normalizePath(path: string, prefix: string, trailingSlash: TrailingSlash): string {
  if (namesHost(path)) return path;
  let bare = path;
  while (fileSuffix.test(bare)) bare = bare.replace(fileSuffix, '');
  if (bare === path) return path;
  bare = bare.replace(/\/+$/, '');
  const endsInSlash = bare === '' || bare === prefix || trailingSlash === 'always';
  return endsInSlash ? `${bare}/` : bare;
}
