import { gatsbyRuntime, type Navigate } from '../navigation/gatsbyRuntime';

/**
 * Makes every navigation a full load while the part of the app that draws pages is down: it would
 * change the address and show nothing.
 *
 * @returns what makes navigations the app's again
 */
export function loadPagesFully(): () => void {
  const runtime = gatsbyRuntime();
  const { ___navigate: navigateInApp } = runtime;
  const navigate: Navigate = (to) => {
    if (typeof to === 'number') window.history.go(to);
    else window.location.assign(to);
  };
  const reload = (): void => window.location.reload();
  runtime.___navigate = navigate;
  window.addEventListener('popstate', reload);
  return () => {
    runtime.___navigate = navigateInApp;
    window.removeEventListener('popstate', reload);
  };
}
