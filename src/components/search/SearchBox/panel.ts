import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `--room` on a panel: the pixels from its top to the bottom of the visual viewport, which
 * ends above an on-screen keyboard.
 */
export function useAvailableHeight(panel: RefObject<HTMLElement | null>, shown: boolean): void {
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

/**
 * Calls back when the reader presses outside an element.
 *
 * @param onPress a stable function
 */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: Event): void => {
      if (target instanceof Node && !element.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [element, open, onPress]);
}

/** Follows an address inside an element the way a link there would be followed. */
export function follow(address: string, within: HTMLElement): void {
  const link = document.createElement('a');
  link.href = address;
  within.append(link);
  link.click();
  link.remove();
}

/** Returns the link that a plain click follows in this tab; null for any other click. */
export function linkFollowed(event: React.MouseEvent): HTMLAnchorElement | null {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest('a') : null;
}
