/** Lengths in CSS pixels. */
interface Viewport {
  readonly height: number;
  /** Distance from the top at which a heading stops when a link leads to it. */
  readonly scrollMargin: number;
  /** How far the page can still scroll down. */
  readonly remaining: number;
}

/** Allowance for subpixel positions and zoom rounding, in CSS pixels. */
const tolerance = 8;

/**
 * Finds the heading that the reader has reached: the last one at or above a line, or else the
 * first. The line is where linked headings stop; over the last screen it moves down to the bottom,
 * so that headings which can no longer scroll up to it become active too. At the end of the page,
 * the heading that the address names is active while it is in view.
 *
 * @param tops distances of the headings from the top of the viewport, in document order
 * @param target index of the heading that the address names; -1 for none
 * @returns an index; -1 only if there are no headings
 */
export function activeHeading(tops: readonly number[], view: Viewport, target = -1): number {
  if (tops.length === 0) return -1;
  const atEnd = view.remaining <= 1;
  const targetTop = tops[target];
  if (atEnd && targetTop !== undefined && targetTop >= 0 && targetTop < view.height) return target;
  const line = Math.max(view.scrollMargin + tolerance, view.height - view.remaining);
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
