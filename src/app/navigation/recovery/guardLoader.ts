import type { GatsbyRuntime, LoadedPage, PageLoader } from '../../../compat/gatsby/runtime';
import { isDrawable, isNotFound } from '../navigate';
import { loadFully, type WaitingSteps } from './fullLoad';

/**
 * Watches over the page that the app starts with. Where its data or its chunk cannot be had, or the
 * host has given the data of the not-found page for it, Gatsby would throw or put that page in its
 * place; the page that stands there can be read, so the app does not start.
 *
 * @param ownPath the path of the page that was built at this address
 * @param onFailure called once, instead of starting
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
    const isThere = page !== undefined && page.status !== 'error' && page.json?.pageContext;
    const isOther = isThere && isNotFound(page) && !/^\/404(?:\/|\.html)?$/.test(ownPath ?? '/404');
    if (isThere && !isOther) return page;
    onFailure();
    return new Promise(() => undefined);
  };
}

/**
 * Watches over the pages that Back and Forward lead to, which Gatsby loads by itself: one that
 * failed would be drawn from nothing, one of a newer build by an app that may not fit it. Both
 * become full loads, and out of reach of the host the reader stays where they are. A page that
 * comes when the reader has gone on to another address is drawn nowhere.
 *
 * @param steps what is done when the reader is told that they have to wait, and when they do not
 * want to: the address is then another page's than the one drawn
 */
export function guardHistory(runtime: GatsbyRuntime, steps: WaitingSteps): void {
  const { ___loader: loader } = runtime;
  const { loadPage, loadPageSync } = loader;
  loader.loadPageSync = (path) => {
    const page = loadPageSync(path) as LoadedPage | undefined;
    return isDrawable(page, runtime) ? page : undefined;
  };
  loader.loadPage = async (path) => {
    const { pathname } = window.location;
    const page = await loadPage(path).catch(() => undefined);
    const isWanted = window.location.pathname === pathname;
    if (isWanted && isDrawable(page, runtime)) return page;
    // The address is right already, with its hash and its place in the history.
    if (isWanted) void loadFully(window.location.href, () => window.location.reload(), steps);
    return new Promise(() => undefined);
  };
}
