/**
 * Values of `<html data-app>`, which is absent at first. From `hydrating` on, React replays the
 * clicks that it cannot handle yet; at `ready`, the whole page is hydrated.
 */
export type AppState = 'failed' | 'hydrating' | 'ready';

/** Dispatched on `document` when the app has hydrated the page. */
export const appReadyEvent = 'appready';

/**
 * Dispatched on `document` when the app cannot take over this page. A listener that informs the
 * reader calls `preventDefault`, which suppresses the loader's notice.
 */
export const appFailedEvent = 'appfailed';

/** Reports that the app cannot take over this page. */
export function reportFailure(): void {
  document.dispatchEvent(new Event(appFailedEvent, { cancelable: true }));
}
