import type { RefObject } from 'react';

/**
 * Calls `onOutside` for each event of the given types, such as `pointerdown`, whose target is
 * outside the element.
 *
 * @returns a function that removes the listeners
 */
export function listenOutside(
  element: RefObject<HTMLElement | null>,
  types: readonly string[],
  onOutside: () => void,
): () => void {
  const listener = ({ target }: Event): void => {
    if (target instanceof Node && !element.current?.contains(target)) onOutside();
  };
  for (const type of types) document.addEventListener(type, listener);
  return () => {
    for (const type of types) document.removeEventListener(type, listener);
  };
}
