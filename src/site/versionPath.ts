import { withoutPrefix } from './addresses';
import { search } from './search';
import type { DocsVersion } from './versions';

/**
 * Returns the path that a version is published under, without the site's prefix: `/1.0`; empty for
 * the newest version.
 */
export function versionRoot({ path }: Pick<DocsVersion, 'path'>): string {
  return path === '' ? '' : `/${path}`;
}

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
  return `${versionRoot(to)}${withoutPrefix(path, versionRoot(from))}` || '/';
}

/**
 * Returns whether a navbar or footer link leads to a page of a version, rather than to another site
 * or the search page.
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
