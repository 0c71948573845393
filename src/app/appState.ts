/**
 * Values of `<html data-app>`: absent until the app's scripts are there. From `hydrating` on React
 * answers whatever the reader does; at `ready` every part of the page is hydrated.
 */
export type AppState = 'failed' | 'hydrating' | 'ready';

/** Dispatched on `document` when the app has hydrated the page. */
export const appReadyEvent = 'appready';

/**
 * Dispatched on `document` when the app cannot take this page over. Who tells the reader by other
 * means prevents its default, the loader's notice.
 */
export const appFailedEvent = 'appfailed';

/** Class of a notice at the window's edge (src/styles/notice.css). */
export const noticeClass = 'app-notice';
