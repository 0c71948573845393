import { versions, type OtherVersion } from '../../site/versions';

/**
 * Returns the canonical path of a page. For a page of an older version, this is the path of the
 * same page in the newest version, if there is one.
 *
 * @param others the page's counterparts in the other versions, newest first; the home page of a
 *   version that lacks the page
 */
export function canonicalDocPath(
  path: string,
  versionName: string,
  others: readonly OtherVersion[],
): string {
  const newest = others[0]?.path;
  if (newest === undefined || versionName === versions[0].name) return path;
  // `/` is the same page only if `path` is the home page of a version, which has one segment:
  // `/1.0`.
  return newest === '/' && path.replace(/\/$/, '').lastIndexOf('/') > 0 ? path : newest;
}
