import { gatsbyRuntime, type Navigate } from '../../../compat/gatsby/runtime';
import { endProgress } from '../progress';

const pageAddress = (): string => `${window.location.pathname}${window.location.search}`;

/**
 * Makes every navigation a full load while the part of the app that draws pages is down: it would
 * change the address and show nothing.
 *
 * @returns what makes navigations the app's again
 */
export function loadPagesFully(): () => void {
  // Nothing finishes the navigation that led here.
  endProgress();
  const runtime = gatsbyRuntime();
  const { ___navigate: navigateInApp } = runtime;
  const shown = pageAddress();
  const navigate: Navigate = (to) => {
    if (typeof to === 'number') window.history.go(to);
    else window.location.assign(to);
  };
  const load = (): void => {
    // A link to a place in the page leads nowhere else.
    if (pageAddress() !== shown) window.location.reload();
  };
  runtime.___navigate = navigate;
  window.addEventListener('popstate', load);
  return () => {
    runtime.___navigate = navigateInApp;
    window.removeEventListener('popstate', load);
  };
}
