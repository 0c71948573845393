import { pathPrefix } from '../../site/addresses';
import { versions } from '../../site/versions';
import { decodePercent } from '../../shared/decodePercent';
import { sitePath } from '../../shared/sitePath';

/** `/1.5`, the home page of a version, is not a file. */
function isFile(path: string, prefix: string): boolean {
  const isVersion = versions.some((version) => path === `${prefix}/${version.path}`);
  return /\.[a-z0-9]+$/i.test(path) && !isVersion;
}

/**
 * Returns where the app navigates for a link: the path with prefix, query and hash. Returns null
 * for links that the browser must follow: malformed addresses, other origins, paths outside the
 * site or with double slashes, files, and anchors on the page shown.
 *
 * @param href the link's absolute address
 * @param current the absolute address of the page shown
 */
export function appDestination(
  href: string,
  current: string,
  prefix: string = pathPrefix,
): string | null {
  if (!URL.canParse(href)) return null;
  const target = new URL(href);
  const from = new URL(current);
  if (target.origin !== from.origin || decodePercent(target.pathname) === undefined) return null;
  if (target.pathname !== prefix && !target.pathname.startsWith(`${prefix}/`)) return null;

  const path = sitePath(target.pathname);
  // The host merges double slashes; the app would not know the page.
  if (isFile(path, prefix) || path.includes('//')) return null;
  const page = `${path}${target.search}`;
  const isHere = page === `${sitePath(from.pathname)}${from.search}`;
  if (isHere && target.href.includes('#')) return null;
  return `${page}${target.hash}`;
}
