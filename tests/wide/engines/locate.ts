/** The position of an element in the window, its text, and whether a reader can use it. */
export interface ElementPosition {
  /** The element's centre, or that of its first line if it wraps, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Why a reader cannot use the element; null if the reader can. */
  readonly problem: string | null;
}

/**
 * Finds the first visible element that matches a selector and whose label or text matches a
 * pattern. If there is none, the problem is 'missing'. Runs in the page, so it must not use
 * anything outside the function.
 *
 * @param scrolls whether to scroll the element into view and check that nothing covers it
 */
export function locate(selector: string, pattern: string, scrolls: boolean): ElementPosition {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
    );
  };
  const element = [...document.querySelectorAll(selector)]
    .filter(isVisible)
    .find((each) => new RegExp(pattern).test(nameOf(each)));
  if (element === undefined) return { x: 0, y: 0, text: '', problem: 'missing' };
  const text = nameOf(element);
  const isInWindow = (): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  if (scrolls && !isInWindow()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } =
    element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = Math.floor(left + width / 2);
  const y = Math.floor(top + height / 2);
  if (!scrolls) return { x, y, text, problem: null };
  const hit = document.elementFromPoint(x, y);
  const problem = element.contains(hit)
    ? null
    : `covered by ${hit?.outerHTML.slice(0, 100) ?? 'nothing'}`;
  return { x, y, text, problem };
}
