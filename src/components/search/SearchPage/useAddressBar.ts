import { useCallback, useEffect } from 'react';
import { addressDelay, replaceAddress } from '../../ui/replaceAddress';

function write(address: string): void {
  const { pathname, search } = window.location;
  if (`${pathname}${search}` !== address) replaceAddress(address);
}

/**
 * Keeps the address bar in sync with the search, within one history entry.
 *
 * @param address the address to show; null leaves the address bar unchanged
 * @returns a function that updates the address bar immediately
 */
export function useAddressBar(address: string | null): () => void {
  useEffect(() => {
    if (address === null) return undefined;
    const timer = setTimeout(() => write(address), addressDelay);
    return () => clearTimeout(timer);
  }, [address]);
  return useCallback(() => {
    if (address !== null) write(address);
  }, [address]);
}
