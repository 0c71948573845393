/**
 * Reloads if Back or Forward changes the path before the app is ready. For a history entry that the
 * app created before a reload, the browser itself changes only the address, not the page.
 */
export function reloadOnEarlyHistory(signal: AbortSignal): void {
  const opened = location.pathname;
  const reload = (): void => {
    if (location.pathname !== opened) location.reload();
  };
  addEventListener('popstate', reload, { signal });
}
