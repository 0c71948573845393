import { withoutQueryAndHash, withPrefix } from '../../site/addresses';
import type { PageLoader } from './runtime';
import { sitePath } from '../../shared/sitePath';

/**
 * Matches the paths that pages can have: their file names may contain only characters that URLs do
 * not escape (src/gatsby/versions/fileRules.ts).
 */
const pagePath = /^[\w./~-]*$/;

const notFound = withPrefix('/404.html');

/**
 * Returns the path of the page at an address. Gatsby decodes some addresses twice, so an address
 * that no page can have leads to the not-found page.
 */
function toPagePath(address: string): string {
  const path = sitePath(withoutQueryAndHash(address));
  try {
    const decoded = decodeURI(path);
    return pagePath.test(decoded) ? decoded : notFound;
  } catch {
    return notFound;
  }
}

/**
 * Firefox checks prefetch links against `default-src`, which allows nothing on this site, and logs
 * an error for each.
 */
const isFirefox = (): boolean => 'mozInnerScreenX' in window;

/**
 * Makes Gatsby's loader identify pages only by their path, in the site's own form; Gatsby would
 * fetch the data again for each query string. Loads on hover only if `mayLoadOnHover` returns
 * true. In Firefox, skips prefetching links in view, which Firefox would block.
 */
export function simplifyLoader(loader: PageLoader, mayLoadOnHover: () => boolean): void {
  const { loadPage, loadPageSync, enqueue, hovering } = loader;
  Object.assign(loader, {
    loadPage: (address) => loadPage(toPagePath(address)),
    loadPageSync: (address, options) => loadPageSync(toPagePath(address), options),
    enqueue: (address) => {
      if (!isFirefox()) enqueue(toPagePath(address));
    },
    hovering: (address) => {
      if (mayLoadOnHover()) hovering(toPagePath(address));
    },
  } satisfies PageLoader);
}
