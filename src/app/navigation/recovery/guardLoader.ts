import type { GatsbyRuntime, LoadedPage, PageLoader } from '../../../workarounds/gatsby/runtime';
import { isRenderable, isNotFound } from '../navigate';
import { withPrefix } from '../../../site/addresses';
import { loadFully, type WaitingSteps } from './fullLoad';

const isNotFoundPath = (path: string): boolean => /^\/404(?:\/|\.html)?$/.test(path);

/**
 * Shows an existing page for which the host sent the not-found page. At the page's own address,
 * lets the app render the page from scratch; at any other form of that address, redirects to the
 * page's own address.
 *
 * @returns whether the app may start here
 */
function replaceNotFound(path: string): boolean {
  const { pathname, search, hash, origin } = window.location;
  const ownAddress = withPrefix(path);
  if (pathname !== ownAddress) {
    window.location.replace(`${origin}${ownAddress}${search}${hash}`);
    return false;
  }
  document.getElementById('___gatsby')?.replaceChildren();
  return true;
}

/**
 * Guards the page that the app starts with. The app does not start if the page's data or chunk
 * fails to load, or if the host answers with the data of the not-found page: Gatsby would throw or
 * replace the page, which is readable as it is. If the host sent the not-found page in place of an
 * existing page, shows the existing page.
 *
 * @param ownPath path of the page whose HTML the host sent
 * @param onFailure called if the page's data or chunk cannot be used
 */
export function guardFirstPage(
  loader: PageLoader,
  ownPath: string | undefined,
  onFailure: () => void,
): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    loader.loadPage = loadPage;
    const page = await loadPage(path).catch(() => undefined);
    const hasLoaded = page !== undefined && page.status !== 'error' && page.json?.pageContext;
    const hasNotFoundHtml = isNotFoundPath(ownPath ?? '/404');
    const isUnexpected = hasLoaded && isNotFound(page) && !hasNotFoundHtml;
    if (hasLoaded && !isUnexpected) {
      const path = page.page?.path;
      const isFound = hasNotFoundHtml && path !== undefined && !isNotFoundPath(path);
      if (!isFound || replaceNotFound(path)) return page;
    } else onFailure();
    return new Promise(() => undefined);
  };
}

/**
 * Guards pages reached with Back and Forward, which Gatsby loads without our navigation. If a page
 * fails to load or comes from another build, the browser loads it; if the host is unreachable, the
 * reader stays. Ignores a page that arrives after the address has changed again.
 *
 * @param steps callbacks for when the host is unreachable
 */
export function guardHistory(runtime: GatsbyRuntime, steps: WaitingSteps): void {
  const { ___loader: loader } = runtime;
  const { loadPage, loadPageSync } = loader;
  loader.loadPageSync = (path) => {
    const page = loadPageSync(path) as LoadedPage | undefined;
    return isRenderable(page, runtime) ? page : undefined;
  };
  loader.loadPage = async (path) => {
    const { pathname } = window.location;
    const page = await loadPage(path).catch(() => undefined);
    const isWanted = window.location.pathname === pathname;
    if (isWanted && isRenderable(page, runtime)) return page;
    // The address and the history entry are already correct.
    if (isWanted) void loadFully(window.location.href, () => window.location.reload(), steps);
    return new Promise(() => undefined);
  };
}
