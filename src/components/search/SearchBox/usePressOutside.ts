import { useEffect, type RefObject } from 'react';

/**
 * Tells when the reader presses outside an element.
 *
 * @param onPress kept from render to render
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
