import { useEffect } from 'react';

/**
 * Calls back when the page comes back from the browser's cache: kept alive while the reader was
 * elsewhere, it has missed what other tabs have stored.
 *
 * @param follow kept from render to render
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
