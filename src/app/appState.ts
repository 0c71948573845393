/**
 * Values of `<html data-app>`, which is absent at first: the app has failed, is hydrating the page,
 * or has hydrated or rendered all of it.
 */
export type AppState = 'failed' | 'hydrating' | 'ready';

/** Dispatched on `document` when the app has hydrated or rendered the page. */
export const appReadyEvent = 'appready';

/**
 * Dispatched on `document` when the app cannot take over this page. `preventDefault` suppresses the
 * loader's notice.
 */
export const appFailedEvent = 'appfailed';

/** Reports that the app cannot take over this page. */
export function reportFailure(): void {
  document.dispatchEvent(new Event(appFailedEvent, { cancelable: true }));
}
