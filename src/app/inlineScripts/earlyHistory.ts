/**
 * Reloads if Back or Forward changes the path before the app is ready. If the app created the
 * history entry before a reload, the browser alone would change only the address.
 */
export function reloadOnEarlyHistory(signal: AbortSignal): void {
  const opened = location.pathname;
  const reload = (): void => {
    if (location.pathname !== opened) location.reload();
  };
  addEventListener('popstate', reload, { signal });
}
