import { useEffect, useState } from 'react';

/** Delay before a lazily loaded part shows its loading state, in milliseconds. */
export const lazyLoadingDelay = 200;

/**
 * Returns true once a part has been loading for `lazyLoadingDelay`; returns false as soon as it has
 * loaded.
 */
export function useLoadingShown(loading: boolean): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setElapsed(true), lazyLoadingDelay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [loading]);
  return loading && elapsed;
}
