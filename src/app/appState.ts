/**
 * State of the app in `<html data-app>`, which is absent at first. `ready` means that the whole
 * page has been hydrated or rendered.
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
