import { useEffect, useState, type RefObject } from 'react';

/** How far below and above the window an element counts as near, in CSS pixels. */
const margin = 400;

/**
 * Whether an element has come near the part of the page that can be seen; once near it stays so.
 *
 * @param known whether it is so from the start
 */
export function useNear(element: RefObject<HTMLElement | null>, known: boolean): boolean {
  const [near, setNear] = useState(known);
  const watched = !near && !known;
  useEffect(() => {
    if (!watched || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, watched]);
  return near || known;
}
