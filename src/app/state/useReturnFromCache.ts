import { useEffect } from 'react';

/**
 * Calls back when the page is restored from the browser's back/forward cache, where it missed what
 * other tabs stored.
 *
 * @param onReturn must be the same in every render
 */
export function useReturnFromCache(onReturn: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [onReturn]);
}
