import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The last search that had loaded when the reader left it: its address, and the height of its
 * element in CSS pixels.
 */
let lastSearch: { readonly address: string; readonly height: number } | null = null;

/**
 * Returns the height to reserve for an element until its contents load, so that a returning
 * reader's scroll position can be restored immediately.
 *
 * @param address identifies the contents
 * @param filled whether the contents have loaded
 * @returns CSS pixels; undefined if no height needs to be reserved
 */
export function useRestoredHeight(
  element: RefObject<HTMLElement | null>,
  address: string,
  filled: boolean,
): number | undefined {
  const latest = useRef({ address, filled });
  useEffect(() => {
    latest.current = { address, filled };
  }, [address, filled]);
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      const { address: last, filled: wasFilled } = latest.current;
      if (shown !== null && wasFilled) lastSearch = { address: last, height: shown.offsetHeight };
    };
  }, [element]);
  return !filled && lastSearch?.address === address ? lastSearch.height : undefined;
}
