/**
 * Pause in typing after which the address is updated, in milliseconds; browsers limit the rate of
 * updates.
 */
export const addressDelay = 400;

/** Changes the address of the current history entry, without a navigation. */
export function replaceAddress(address: string): void {
  try {
    // The router and the stored scroll positions identify the history entry by its state.
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Too many updates for this browser; a later update will catch up.
  }
}
