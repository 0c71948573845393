export interface View {
  /** Height of the window, in CSS pixels like all the others. */
  readonly height: number;
  /** Distance from the window's top at which a heading reached by its link comes to rest. */
  readonly rest: number;
  /** How far the page can still be scrolled down. */
  readonly remaining: number;
}

/** A heading at rest may be off by a fraction of a pixel, or by the rounding of the zoom. */
const tolerance = 8;

/**
 * Which heading the reader is at: the last one above a line. The line lies where headings come to
 * rest; over the page's last screen it sinks to the bottom, so that headings which can no longer
 * rise to it have their turn as well.
 *
 * @param tops distances of the headings from the window's top, in the order of the page
 * @param target index of the heading that the address names, -1 for none
 * @returns an index; -1 only where there are no headings
 */
export function activeHeading(tops: readonly number[], view: View, target = -1): number {
  if (tops.length === 0) return -1;
  const atEnd = view.remaining <= 1;
  const targetTop = tops[target];
  if (atEnd && targetTop !== undefined && targetTop >= 0 && targetTop < view.height) return target;
  const line = Math.max(view.rest + tolerance, view.height - view.remaining);
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
