/** The position after the last scroll that was not jitter, and whether the navbar is hidden. */
export interface ScrollState {
  /** CSS pixels from the top of the page. */
  readonly position: number;
  readonly hidden: boolean;
}

/** The navbar is never hidden within this distance of the top, in CSS pixels. */
const top = 200;

/** Scrolls shorter than this are jitter, in CSS pixels. */
const jitter = 8;

/**
 * Returns the state after a scroll: hides the navbar when the page scrolls down, and shows it when
 * the page scrolls up or is near the top.
 *
 * @param position CSS pixels from the top; out of range while the page overscrolls
 * @param max the largest position without overscroll
 */
export function nextScroll(previous: ScrollState, position: number, max: number): ScrollState {
  const clamped = Math.min(Math.max(position, 0), Math.max(max, 0));
  if (clamped < top) return { position: clamped, hidden: false };
  const distance = clamped - previous.position;
  if (Math.abs(distance) < jitter) return previous;
  return { position: clamped, hidden: distance > 0 };
}
