import { canonicalPath } from '../../site/addresses';

/**
 * The canonical path of a page, without the site's prefix, query and hash.
 *
 * @param address the page's path as Gatsby has it, with or without the prefix
 */
export function pagePathOf(address: string, prefix: string): string {
  const path = address.replace(/[?#].*$/s, '');
  const below = path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return canonicalPath(below);
}
