/**
 * Milliseconds after which a task that waits for an idle browser runs anyway. Chromium often reports a
 * long page that has nothing left to do as busy.
 */
export const idleTimeout = 200;
