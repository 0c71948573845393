import { useEffect } from 'react';

/**
 * Calls back when another tab may have changed what is stored under a key: at its word, and when
 * the page comes back from the browser's cache, where it has heard of nothing.
 *
 * @param follow kept from render to render
 */
export function useStoredElsewhere(storageKey: string, follow: () => void): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      // No key: all of the storage was cleared.
      if (key === storageKey || key === null) follow();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) follow();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [storageKey, follow]);
}
