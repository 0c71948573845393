import { useEffect } from 'react';
import { useReturnFromCache } from './useReturnFromCache';

/**
 * Calls `follow` when another tab may have changed the value stored under a key.
 *
 * @param follow must be the same in every render
 */
export function useStoredElsewhere(storageKey: string, follow: () => void): void {
  useReturnFromCache(follow);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      // No key: the storage was cleared.
      if (key === storageKey || key === null) follow();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [storageKey, follow]);
}
