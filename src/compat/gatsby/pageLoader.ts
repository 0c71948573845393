import { withPrefix } from '../../site/addresses';
import { allowsPrefetch, currentConnection } from '../../shared/connection';
import type { PageLoader } from './runtime';
import { sitePath } from '../../shared/sitePath';

/** No page has another sign in its path: they would need an escape (src/gatsby/content/fileRules.ts). */
const signsOfPages = /^[\w./~-]*$/;

const notFound = withPrefix('/404.html');

/**
 * The path that the loader knows a page by, without query and hash. An address that no page can
 * have is the not-found page's: of one with escapes Gatsby's parts know different forms, and
 * decode some of them twice.
 */
function pathOf(address: string): string {
  const path = sitePath(address.replace(/[?#].*$/s, ''));
  try {
    const decoded = decodeURI(path);
    return signsOfPages.test(decoded) ? decoded : notFound;
  } catch {
    return notFound;
  }
}

/**
 * Makes Gatsby's loader know pages by their path alone, in the site's own form: every page is a
 * file, which no query changes, and Gatsby would fetch its data anew for each query. Pages are not
 * loaded ahead on hover where the connection forbids it.
 */
export function simplifyLoader(loader: PageLoader): void {
  const { loadPage, loadPageSync, enqueue, hovering } = loader;
  Object.assign(loader, {
    loadPage: (address) => loadPage(pathOf(address)),
    loadPageSync: (address, options) => loadPageSync(pathOf(address), options),
    enqueue: (address) => enqueue(pathOf(address)),
    hovering: (address) => {
      if (allowsPrefetch(currentConnection())) hovering(pathOf(address));
    },
  } satisfies PageLoader);
}
