import { useCallback, useEffect } from 'react';

/** Milliseconds of quiet before the address follows; Safari refuses more than 100 changes in 30 s. */
const quiet = 400;

function write(address: string): void {
  const { pathname, search } = window.location;
  if (`${pathname}${search}` === address) return;
  try {
    // The entry keeps its state, by which the router and the scroll positions know it.
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // A browser that has seen too many changes: the address follows with the next one.
  }
}

/**
 * Keeps the address in step with what is shown, in the same entry of the history.
 *
 * @param address null leaves the address as it is
 * @returns writes it without waiting
 */
export function useAddress(address: string | null): () => void {
  useEffect(() => {
    if (address === null) return undefined;
    const timer = setTimeout(() => write(address), quiet);
    return () => clearTimeout(timer);
  }, [address]);
  return useCallback(() => {
    if (address !== null) write(address);
  }, [address]);
}
