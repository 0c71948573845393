import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells a panel's styles how high it can be: the distance from its top to the end of what can be
 * seen, above an on-screen keyboard. In pixels, as `--room`.
 */
export function useRoom(panel: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!shown || element === null) return undefined;
    const view = window.visualViewport ?? null;
    const fit = (): void => {
      const end = view === null ? window.innerHeight : view.offsetTop + view.height;
      const room = end - element.getBoundingClientRect().top;
      element.style.setProperty('--room', `${Math.round(room)}px`);
    };
    fit();
    window.addEventListener('scroll', fit, { passive: true });
    (view ?? window).addEventListener('resize', fit);
    return () => {
      window.removeEventListener('scroll', fit);
      (view ?? window).removeEventListener('resize', fit);
    };
  }, [panel, shown]);
}
