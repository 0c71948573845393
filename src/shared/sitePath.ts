import { canonicalPath, pathPrefix, trailingSlash, type TrailingSlash } from '../site/addresses';
import { pathCacheCap } from '../site/limits';
import { normalizePath } from './normalizePath';

/**
 * A function that remembers its results by argument, at most `cap` of them; the oldest goes first.
 */
export function remembering(
  compute: (path: string) => string,
  cap: number,
): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const result = compute(path);
    const [oldest] = known.keys();
    if (known.size >= cap && oldest !== undefined) known.delete(oldest);
    known.set(path, result);
    return result;
  };
}

/**
 * The site's own form of a page's path: without `.html` and `/index.html`, with the slash at its
 * end that the site's setting asks for. With 'ignore' the slash stays as it is.
 *
 * @param path a path with the prefix
 */
export function sitePathUnder(path: string, prefix: string, setting: TrailingSlash): string {
  const page = normalizePath(path, prefix, setting);
  if (setting === 'ignore' || page === prefix) return page;
  return `${prefix}${canonicalPath(page.slice(prefix.length), setting)}`;
}

/** The site's own form of a path; see `sitePathUnder`. */
export const sitePath = remembering(
  (path) => sitePathUnder(path, pathPrefix, trailingSlash),
  pathCacheCap,
);
