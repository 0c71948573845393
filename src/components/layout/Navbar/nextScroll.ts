/** Where the reader was when they last moved by more than a tremble, and what that did. */
export interface Scroll {
  /** CSS pixels from the top of the page. */
  readonly position: number;
  readonly hidden: boolean;
}

/** So far from the top announcement bar and navbar have their places, in CSS pixels. */
const top = 200;

/** Shorter ways are a finger that trembles, in CSS pixels. */
const tremble = 8;

/**
 * Whether the navbar is hidden after a scroll: scrolled down it is, scrolled up or near the top it
 * is not.
 *
 * @param position CSS pixels from the top; beyond both ends where a browser lets the page bounce
 * @param longest the furthest position without a bounce
 */
export function nextScroll(before: Scroll, position: number, longest: number): Scroll {
  const inside = Math.min(Math.max(position, 0), Math.max(longest, 0));
  if (inside < top) return { position: inside, hidden: false };
  const way = inside - before.position;
  if (Math.abs(way) < tremble) return before;
  return { position: inside, hidden: way > 0 };
}
