/**
 * Milliseconds after which a task that waits for the browser to be idle runs anyway. On a long
 * page, Chromium often reports that it is busy when it has nothing left to do.
 */
export const idleTimeout = 200;
