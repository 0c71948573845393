import type { RouteUpdateArgs } from 'gatsby';
import { hashTarget } from '../components/ui/hashTarget';
import { appFailedEvent } from './appState';
import { enlivenArticle, listenToArticles, revealPlace } from './article';
import { forgetCopied } from './article/copy';
import { attempt } from './attempt';
import { forgetFullLoad, loadFully } from './navigation/recovery/fullLoad';
import { guardFirstPage, guardHistory } from './navigation/recovery/guardLoader';
import { highlight, isOpenedAnew } from './searchMarks';
import { announceNext } from './navigation/announcer';
import { expectFocus, focusPage, watchRouterFocus } from './navigation/focus';
import { gatsbyRuntime } from '../compat/gatsby/runtime';
import { followLinks } from './navigation/links';
import { createNavigator } from './navigation/navigate';
import { simplifyLoader } from '../compat/gatsby/pageLoader';
import { prefetchSeenLinks } from './navigation/prefetch';
import { endProgress, startProgress } from './navigation/progress';
import { keepScroll, type ScrollKeeper } from './navigation/scroll';
import { endServerErrorLoop } from '../compat/gatsby/serverErrors';

let scroll: ScrollKeeper | undefined;
/** Whether a page has been given up: the address returns to the one drawn, and nothing moves. */
let isGivenUp = false;
/** The page that is drawn: its path, and its address with query and hash. */
let shownPath = '';
let shownAddress = '';

/** Path with prefix, query and hash; of the router's location escapes are escaped once more. */
function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

function noteShown(): void {
  shownPath = window.location.pathname;
  shownAddress = currentAddress();
}

/** Gatsby checks that there is a session storage, not that it works: one that throws is taken away. */
function withdrawBrokenStorage(): void {
  try {
    sessionStorage.setItem('probe', '');
    sessionStorage.removeItem('probe');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
  }
}

function reportFailure(): void {
  document.dispatchEvent(new Event(appFailedEvent));
}

function prepareApp(): void {
  attempt(withdrawBrokenStorage);
  attempt(endServerErrorLoop);
  noteShown();
  attempt(listenToArticles);
  attempt(enlivenArticle);

  scroll = attempt(keepScroll);
  const runtime = gatsbyRuntime();
  simplifyLoader(runtime.___loader);
  const navigator = createNavigator(
    {
      ___navigate: runtime.___navigate,
      ___webpackCompilationHash: runtime.___webpackCompilationHash,
      // The navigator has its own way with pages that fail.
      ___loader: { ...runtime.___loader },
    },
    {
      shown: currentAddress,
      begin() {
        isGivenUp = false;
        forgetFullLoad();
        startProgress();
      },
      leave: () => scroll?.leave(),
      giveUp(address, { replace = false } = {}) {
        const load = (): void => {
          if (replace) window.location.replace(address);
          else window.location.assign(address);
        };
        void loadFully(address, load, { onWait: endProgress });
      },
    },
  );
  runtime.___navigate = navigator.navigate;
  guardFirstPage(runtime.___loader, document.documentElement.dataset['pagePath'], reportFailure);
  window.addEventListener('popstate', () => {
    navigator.abandon();
    forgetFullLoad();
    if (window.location.pathname === shownPath) endProgress();
    else startProgress();
  });
  // A page that comes back from the browser's cache shows no bar of the navigation that left it.
  window.addEventListener('pageshow', endProgress);
}

/** The app's scripts are there; the page is not hydrated yet. */
export function startApp(): void {
  try {
    prepareApp();
  } catch (error) {
    reportFailure();
    // Gatsby goes no further: the page that stands there can be read.
    throw error;
  }
}

/** The page is hydrated: links may change it. */
export function startNavigation(): void {
  guardHistory(gatsbyRuntime(), {
    onWait: endProgress,
    // The page drawn takes the place of the one that could not be had.
    onDismiss() {
      gatsbyRuntime().___navigate(shownAddress, { replace: true });
      isGivenUp = true;
    },
  });
  followLinks();
  watchRouterFocus();
}

/** A page has been drawn, the first one included. Whatever fails here, the page stays. */
export function finishRoute({ location, prevLocation }: RouteUpdateArgs): void {
  endProgress();
  const pageChanged = prevLocation?.pathname !== location.pathname;
  noteShown();
  if (isGivenUp && !pageChanged) {
    isGivenUp = false;
    scroll?.stay();
    return;
  }
  if (pageChanged) attempt(prefetchSeenLinks);
  if (prevLocation === null) {
    attempt(() => highlight(location, isOpenedAnew()));
    return;
  }
  if (pageChanged) attempt(forgetCopied);
  // Another query, and the hash as before: what the reader has closed since stays closed.
  else if (location.hash !== prevLocation.hash || location.search === prevLocation.search) {
    attempt(revealPlace);
  }
  attempt(() => announceNext(pageChanged));
  attempt(() => expectFocus(pageChanged ? hashTarget(location.hash) : null));
  const arrival = attempt(() => scroll?.arrive(prevLocation, location));
  // The router's focus comes with another page only.
  const isAtTop = !pageChanged && location.hash === '' && location.search === prevLocation.search;
  if (isAtTop && arrival === 'navigated') attempt(focusPage);
  attempt(() => highlight(location, arrival === 'navigated'));
}
