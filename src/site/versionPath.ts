import { search } from './search';
import type { DocsVersion } from './versions';

/**
 * The path of a page in another version of the documentation.
 *
 * @param path canonical path of a page of `from`, without the site's prefix
 */
export function versionPath(
  path: string,
  from: Pick<DocsVersion, 'path'>,
  to: Pick<DocsVersion, 'path'>,
): string {
  const root = from.path === '' ? '' : `/${from.path}`;
  const inside = path === root || path.startsWith(`${root}/`) ? path.slice(root.length) : path;
  const target = to.path === '' ? '' : `/${to.path}`;
  return `${target}${inside}` || '/';
}

/** Whether an address of navbar or footer leads to a page that each version has for itself. */
export function isVersioned(to: string): boolean {
  return to.startsWith('/') && to !== search.path;
}

/**
 * Where a link of navbar or footer leads for the readers of a version: to the page there, or to
 * the first version's where that version lacks it. Other addresses stay as they are.
 *
 * @param to a path of the first version without the site's prefix, or any other address
 */
export function pathInVersion(to: string, version: Pick<DocsVersion, 'path' | 'lacks'>): string {
  if (!isVersioned(to) || version.lacks?.includes(to)) return to;
  return versionPath(to, { path: '' }, version);
}
