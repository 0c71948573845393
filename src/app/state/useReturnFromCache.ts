import { useEffect } from 'react';

/**
 * Calls back when the page is restored from the browser's back/forward cache, where it missed what
 * other tabs stored.
 *
 * @param follow must be the same in every render
 */
export function useReturnFromCache(follow: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) follow();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [follow]);
}
