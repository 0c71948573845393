/**
 * Loads the page of the new address when Back or Forward changes the path before the app is ready.
 * This happens if the app made the history entry before a reload; the browser alone would keep the
 * page.
 */
export function reloadOnEarlyHistory(signal: AbortSignal): void {
  const opened = location.pathname;
  const reload = (): void => {
    if (location.pathname !== opened) location.reload();
  };
  addEventListener('popstate', reload, { signal });
}
