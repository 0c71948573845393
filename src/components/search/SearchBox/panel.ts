import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { listenOutside } from '../../ui/listenOutside';

/**
 * While a panel is shown, keeps its `--room` up to date: the distance in pixels from its top to the
 * bottom of the visual viewport, which ends above an on-screen keyboard.
 */
export function useAvailableHeight(panel: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!shown || element === null) return undefined;
    const viewport = window.visualViewport ?? null;
    const fit = (): void => {
      const bottom = viewport === null ? window.innerHeight : viewport.offsetTop + viewport.height;
      const room = bottom - element.getBoundingClientRect().top;
      element.style.setProperty('--room', `${Math.round(room)}px`);
    };
    fit();
    window.addEventListener('scroll', fit, { passive: true });
    (viewport ?? window).addEventListener('resize', fit);
    return () => {
      window.removeEventListener('scroll', fit);
      (viewport ?? window).removeEventListener('resize', fit);
    };
  }, [panel, shown]);
}

/**
 * While `open`, calls back when the reader presses outside an element.
 *
 * @param onPress must be the same in every render
 */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  onPress: () => void,
): void {
  useEffect(
    () => (open ? listenOutside(element, ['pointerdown'], onPress) : undefined),
    [element, open, onPress],
  );
}

/** Navigates to an address as if the reader had clicked a link inside the element. */
export function followAddress(address: string, within: HTMLElement): void {
  const link = document.createElement('a');
  link.href = address;
  within.append(link);
  link.click();
  link.remove();
}

/** Returns the link that was clicked without a modifier key; null if there is none. */
export function followedLink(event: React.MouseEvent): HTMLAnchorElement | null {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest('a') : null;
}
