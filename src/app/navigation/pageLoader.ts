import { allowsPrefetch, currentConnection } from './connection';
import type { PageLoader } from './gatsbyRuntime';
import { sitePath } from './sitePath';

/**
 * Makes Gatsby's loader know pages by their path alone, in the site's own form: every page is a
 * file, which no query changes, and Gatsby would fetch its data anew for each query. Pages are not
 * loaded ahead on hover where the connection forbids it.
 */
export function simplifyLoader(loader: PageLoader): void {
  const { loadPage, loadPageSync, enqueue, hovering } = loader;
  const pathOf = (address: string): string => sitePath(address.replace(/[?#].*$/s, ''));
  Object.assign(loader, {
    loadPage: (address) => loadPage(pathOf(address)),
    loadPageSync: (address, options) => loadPageSync(pathOf(address), options),
    enqueue: (address) => enqueue(pathOf(address)),
    hovering: (address) => {
      if (allowsPrefetch(currentConnection())) hovering(pathOf(address));
    },
  } satisfies PageLoader);
}
