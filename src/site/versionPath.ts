import { search } from './search';
import type { DocsVersion } from './versions';

/**
 * Returns the path of a page in another version of the documentation.
 *
 * @param path canonical path of a page in `from`, without the site's prefix
 */
export function versionPath(
  path: string,
  from: Pick<DocsVersion, 'path'>,
  to: Pick<DocsVersion, 'path'>,
): string {
  const root = from.path === '' ? '' : `/${from.path}`;
  const pagePath = path === root || path.startsWith(`${root}/`) ? path.slice(root.length) : path;
  const target = to.path === '' ? '' : `/${to.path}`;
  return `${target}${pagePath}` || '/';
}

/**
 * Returns whether a navbar or footer link leads to a page of a version, unlike external URLs and
 * the search page.
 */
export function isVersioned(to: string): boolean {
  return to.startsWith('/') && to !== search.path;
}

/**
 * Returns the target of a navbar or footer link for readers of a version: the page in that version
 * or, if it has no such page, in the newest one. External URLs and the search page are unchanged.
 *
 * @param to a path in the newest version without the site's prefix, or an external URL
 */
export function pathInVersion(to: string, version: Pick<DocsVersion, 'path' | 'lacks'>): string {
  if (!isVersioned(to) || version.lacks?.includes(to)) return to;
  return versionPath(to, { path: '' }, version);
}
