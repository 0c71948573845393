import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** How high what an address shows was when the reader left it last. */
let left: { readonly address: string; readonly height: number } | null = null;

/**
 * The height to keep for an element whose contents come a moment after it, so that a reader who
 * returns is back at the old place at once.
 *
 * @param address what the element shows
 * @param filled whether its contents are there
 * @returns CSS pixels; undefined where there is nothing to wait for
 */
export function useKeptHeight(
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
      if (shown !== null && wasFilled) left = { address: last, height: shown.offsetHeight };
    };
  }, [element]);
  return !filled && left?.address === address ? left.height : undefined;
}
