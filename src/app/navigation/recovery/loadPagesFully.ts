import { gatsbyRuntime, type Navigate } from '../../../workarounds/gatsby/runtime';
import { endProgress } from '../progress';

const pageAddress = (): string => `${window.location.pathname}${window.location.search}`;

/**
 * Lets the browser load other pages while the part of the app that renders pages has crashed: a
 * navigation in the app would change only the address.
 *
 * @returns a function that lets the app navigate again
 */
export function loadPagesFully(): () => void {
  // A crashed navigation leaves its progress bar running.
  endProgress();
  const runtime = gatsbyRuntime();
  const { ___navigate: navigateInApp } = runtime;
  const shown = pageAddress();
  const navigate: Navigate = (to) => {
    if (typeof to === 'number') window.history.go(to);
    else window.location.assign(to);
  };
  const load = (): void => {
    // Changing only the hash needs no load.
    if (pageAddress() !== shown) window.location.reload();
  };
  runtime.___navigate = navigate;
  window.addEventListener('popstate', load);
  return () => {
    runtime.___navigate = navigateInApp;
    window.removeEventListener('popstate', load);
  };
}
