import type { DocsVersion } from '../../site/versions';

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
