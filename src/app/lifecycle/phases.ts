import type { RouteUpdateArgs } from 'gatsby';
import { preventServerErrorLoop, hideBrokenStorage } from '../../workarounds/gatsby/browserPatches';
import { simplifyLoader } from '../../workarounds/gatsby/pageLoader';
import { watchRouterFocus } from '../../workarounds/gatsby/routerFocus';
import { gatsbyRuntime } from '../../workarounds/gatsby/runtime';
import { reportFailure } from '../appState';
import { activateArticle, listenToArticles } from '../articleBehaviour';
import { attempt } from '../attempt';
import { hiddenTarget } from '../navigation/hiddenTarget';
import { keepPlace } from '../navigation/keepPlace';
import { followLinks } from '../navigation/links';
import { mayLoadOnHover } from '../navigation/loadOnHover';
import { createNavigator, type Navigator } from '../navigation/navigate';
import { endProgress, startProgress } from '../navigation/progress';
import { cancelFullLoad, loadFully } from '../navigation/recovery/fullLoad';
import { guardFirstPage, guardHistory } from '../navigation/recovery/guardLoader';
import { keepScroll, type ScrollKeeper } from '../navigation/scroll';
import {
  currentAddress,
  endReturn,
  isAtShownPage,
  rememberShownPage,
  returnToShownPage,
} from '../navigation/shownPage';
import { firstPageSteps, routeSteps } from './routeSteps';

let scroll: ScrollKeeper | undefined;

function replaceNavigation(): Navigator {
  const runtime = gatsbyRuntime();
  simplifyLoader(runtime.___loader, mayLoadOnHover);
  const navigator = createNavigator(
    {
      ___navigate: runtime.___navigate,
      ___webpackCompilationHash: runtime.___webpackCompilationHash,
      // A copy, which lacks the guards added below: the navigator handles failed pages itself.
      ___loader: { ...runtime.___loader },
    },
    {
      shown: currentAddress,
      begin() {
        endReturn();
        cancelFullLoad();
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
  return navigator;
}

function prepareApp(): void {
  attempt(hideBrokenStorage);
  attempt(preventServerErrorLoop);
  rememberShownPage();
  attempt(listenToArticles);
  const target = attempt(hiddenTarget);
  attempt(activateArticle);
  target?.scrollIntoView();
  scroll = attempt(keepScroll);
  attempt(keepPlace);
  const navigator = replaceNavigation();
  window.addEventListener('popstate', () => {
    navigator.cancel();
    cancelFullLoad();
    if (isAtShownPage()) endProgress();
    else startProgress();
  });
  // A page restored from the browser's cache still shows the bar of the navigation that left it.
  window.addEventListener('pageshow', endProgress);
}

/**
 * Starts the article's behaviour, and replaces Gatsby's scrolling and navigation. Call before the
 * page is hydrated.
 *
 * @throws the error that keeps the app from starting, after reporting the failure
 */
export function startApp(): void {
  try {
    prepareApp();
  } catch (error) {
    reportFailure();
    // Stops Gatsby; the page can be read without the app.
    throw error;
  }
}

/**
 * Guards Back and Forward, and lets the app follow links and move focus. Call once, after React's
 * first commit; parts of the page may still be hydrating.
 */
export function startNavigation(): void {
  guardHistory(gatsbyRuntime(), { onWait: endProgress, onDismiss: returnToShownPage });
  followLinks();
  watchRouterFocus();
}

/**
 * Completes the first load or a change of address, once the page has rendered: hides the progress
 * bar and, except after a return to the page shown, runs the steps of the route.
 */
export function finishRoute({ location: to, prevLocation: from }: RouteUpdateArgs): void {
  endProgress();
  rememberShownPage();
  const isNewPage = from?.pathname !== to.pathname;
  if (!isNewPage && endReturn()) {
    scroll?.stay();
    return;
  }
  const route = { from: from ?? to, to, isNewPage, scroll };
  for (const step of from === null ? firstPageSteps : routeSteps) attempt(() => step(route));
}
