import type { GatsbyGlobals } from '../../workarounds/gatsby/html';
import { appReadyEvent } from '../appState';
import { reloadOnEarlyHistory } from './earlyHistory';
import { watchFailure } from './failureNotice';
import { focusSearchOnShortcut } from './focusSearch';
import { createFetcher } from './fetchApp';
import { fetchOnInteraction, fetchWhenIdle } from './fetchTriggers';
import { replayClicks } from './replayClicks';
import { restoreCollapsibles, selectTabsOnClick, scrollToCurrentPage } from './restorePage';

/**
 * Starts the app in place of Gatsby's own scripts, when the page is idle or the reader starts to
 * use it. Until the app is ready, restores the page's state and handles input. Runs at the end of
 * every page; the page's path is in `<html data-page-path>`.
 *
 * @param scripts addresses, in the order in which the scripts must run
 * @param home address of the home page
 */
export function startLoader(
  scripts: readonly string[],
  globals: GatsbyGlobals,
  home: string,
): void {
  const { pagePath } = document.documentElement.dataset;
  const isHome = pagePath === '/' && location.pathname === home;
  // Gatsby would add a slash to the address of a home page under a prefix.
  Object.assign(window, globals, { pagePath: isHome ? '' : pagePath });
  restoreCollapsibles();
  scrollToCurrentPage();

  const untilReady = new AbortController();
  const { signal } = untilReady;
  document.addEventListener(appReadyEvent, () => untilReady.abort(), { once: true });
  reloadOnEarlyHistory(signal);
  selectTabsOnClick(signal);
  focusSearchOnShortcut(signal);
  replayClicks(signal);
  const fetchApp = createFetcher(scripts, watchFailure(signal));
  fetchOnInteraction(fetchApp, signal);
  fetchWhenIdle(fetchApp);
}
