/**
 * Loads the page when Back or Forward reaches an entry that the app made before a reload. Without
 * the app, the browser would change the address and keep the page.
 */
export function reloadOnEarlyHistory(signal: AbortSignal): void {
  const opened = location.pathname;
  const reload = (): void => {
    if (location.pathname !== opened) location.reload();
  };
  addEventListener('popstate', reload, { signal });
}
