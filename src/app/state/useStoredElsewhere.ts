import { useEffect } from 'react';
import { useReturnFromCache } from './useReturnFromCache';

/**
 * Calls back when another tab may have changed the value stored under a key.
 *
 * @param onChange must be the same in every render
 */
export function useStoredElsewhere(storageKey: string, onChange: () => void): void {
  useReturnFromCache(onChange);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      // A null key means that the storage was cleared.
      if (key === storageKey || key === null) onChange();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [storageKey, onChange]);
}
