import type { RouteUpdateArgs } from 'gatsby';
import { enliven, listenToArticles } from './article';
import { highlight, isOpenedAnew } from './highlight';
import { announceNext } from './navigation/announcer';
import { expectFocus, watchRouterFocus } from './navigation/focus';
import { gatsbyRuntime } from './navigation/gatsbyRuntime';
import { hashTarget } from './navigation/hashTarget';
import { followLinks } from './navigation/links';
import { createNavigator } from './navigation/navigate';
import { simplifyLoader } from './navigation/pageLoader';
import { prefetchSeenLinks } from './navigation/prefetch';
import { endProgress, startProgress } from './navigation/progress';
import { keepScroll, type ScrollKeeper } from './navigation/scroll';

let scroll: ScrollKeeper | undefined;
let shownPath = '';

/** Gatsby checks that there is a session storage, not that it works: one that throws is taken away. */
function withdrawBrokenStorage(): void {
  try {
    sessionStorage.removeItem('probe');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
  }
}

/** The app's scripts are there; the page is not hydrated yet. */
export function startApp(): void {
  withdrawBrokenStorage();
  shownPath = window.location.pathname;
  listenToArticles();
  enliven(window.location.hash);

  const keeper = keepScroll();
  scroll = keeper;
  const runtime = gatsbyRuntime();
  simplifyLoader(runtime.___loader);
  const navigator = createNavigator(runtime, {
    begin: startProgress,
    leave: keeper.leave,
    giveUp(address) {
      endProgress();
      window.location.assign(address);
    },
  });
  runtime.___navigate = navigator.navigate;
  window.addEventListener('popstate', () => {
    navigator.abandon();
    if (window.location.pathname === shownPath) endProgress();
    else startProgress();
  });
  // A page that comes back from the browser's cache shows no bar of the navigation that left it.
  window.addEventListener('pageshow', endProgress);
}

/** The page is hydrated: links may change it. */
export function startNavigation(): void {
  followLinks();
  watchRouterFocus();
}

/** A page has been drawn, the first one included. */
export function finishRoute({ location, prevLocation }: RouteUpdateArgs): void {
  endProgress();
  if (prevLocation?.pathname !== location.pathname) prefetchSeenLinks();
  shownPath = location.pathname;
  if (prevLocation === null) {
    highlight(location, isOpenedAnew());
    return;
  }
  const pageChanged = location.pathname !== prevLocation.pathname;
  // Another query, and the hash as before: what the reader has closed since stays closed.
  const isNewPlace =
    pageChanged || location.hash !== prevLocation.hash || location.search === prevLocation.search;
  enliven(isNewPlace ? location.hash : '');
  announceNext(pageChanged);
  expectFocus(pageChanged ? hashTarget(location.hash) : null);
  const arrival = scroll?.arrive(prevLocation, location);
  highlight(location, arrival === 'navigated');
}
