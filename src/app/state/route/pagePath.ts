import { canonicalPath, withoutPrefix } from '../../../site/addresses';

/**
 * Returns the canonical path of a page, without the site's prefix, query and hash.
 *
 * @param address the page's path in Gatsby, with or without the prefix
 */
export function pagePathOf(address: string, prefix: string): string {
  return canonicalPath(withoutPrefix(address.replace(/[?#].*$/s, ''), prefix));
}
