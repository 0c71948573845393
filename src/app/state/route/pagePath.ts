import { canonicalPath, withoutPrefix } from '../../../site/addresses';

/**
 * The canonical path of a page, without the site's prefix, query and hash.
 *
 * @param address the page's path as Gatsby has it, with or without the prefix
 */
export function pagePathOf(address: string, prefix: string): string {
  return canonicalPath(withoutPrefix(address.replace(/[?#].*$/s, ''), prefix));
}
