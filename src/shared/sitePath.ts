import { canonicalPath, pathPrefix, trailingSlash, type TrailingSlash } from '../site/addresses';
import { namesHost, normalizePath } from './normalizePath';

/** Returns a function that caches the `cap` newest results of `compute`. */
export function cached(compute: (path: string) => string, cap: number): (path: string) => string {
  const results = new Map<string, string>();
  return (path) => {
    const cachedResult = results.get(path);
    if (cachedResult !== undefined) return cachedResult;
    const result = compute(path);
    const [oldest] = results.keys();
    if (results.size >= cap && oldest !== undefined) results.delete(oldest);
    results.set(path, result);
    return result;
  };
}

/**
 * Returns the site's own form of a page's path: without `.html`, `/index.html` or `/index`, and
 * with or without a trailing slash as the setting requires. A path that starts with two slashes is
 * unchanged.
 *
 * @param path a path with the prefix
 */
export function sitePathUnder(path: string, prefix: string, setting: TrailingSlash): string {
  const page = normalizePath(path, prefix, setting);
  if (setting === 'ignore' || page === prefix || namesHost(page)) return page;
  return `${prefix}${canonicalPath(page.slice(prefix.length), setting)}`;
}

/** Maximum number of paths that `sitePath` caches. */
export const pathCacheCap = 10_000;

/** Returns the site's own form of a path; see `sitePathUnder`. */
export const sitePath = cached(
  (path) => sitePathUnder(path, pathPrefix, trailingSlash),
  pathCacheCap,
);
