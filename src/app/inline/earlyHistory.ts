import { pathPrefix } from '../../site/addresses';
import { normalizePath } from '../../shared/normalizePath';

/** Returns the path shown, in one form for all addresses of a page. */
function shownPath(): string {
  return normalizePath(location.pathname, pathPrefix, 'never').replace(/\/$/, '');
}

/**
 * Loads the page when Back or Forward reaches an entry that the app made before a reload. Without
 * the app, the browser would change the address and keep the page.
 */
export function reloadOnEarlyHistory(signal: AbortSignal): void {
  const opened = shownPath();
  const reload = (): void => {
    if (shownPath() !== opened) location.reload();
  };
  addEventListener('popstate', reload, { signal });
}
