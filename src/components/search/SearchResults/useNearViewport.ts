import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport at which an element counts as near, in CSS pixels. */
const margin = 400;

/**
 * Returns whether an element is or has been near the viewport.
 *
 * @param initially whether the element counts as near from the start, without being observed
 */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  initially: boolean,
): boolean {
  const [near, setNear] = useState(initially);
  const watched = !near && !initially;
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
  return near || initially;
}
