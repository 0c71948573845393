import { useCallback, useEffect } from 'react';

/**
 * Time without changes before the address is updated, in milliseconds; browsers limit the rate of
 * updates.
 */
const delay = 400;

function write(address: string): void {
  const { pathname, search } = window.location;
  if (`${pathname}${search}` === address) return;
  try {
    // The router and the stored scroll positions identify the history entry by its state.
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Too many updates for this browser; the next one will catch up.
  }
}

/**
 * Keeps the address bar in sync with the search, within one history entry.
 *
 * @param address the address to show; null leaves the address bar unchanged
 * @returns a function that updates it immediately
 */
export function useAddressBar(address: string | null): () => void {
  useEffect(() => {
    if (address === null) return undefined;
    const timer = setTimeout(() => write(address), delay);
    return () => clearTimeout(timer);
  }, [address]);
  return useCallback(() => {
    if (address !== null) write(address);
  }, [address]);
}
