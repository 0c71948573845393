/** What hides an element until the reader opens it. */
const closed = '[hidden], details:not([open]) > :not(summary)';

/** On narrow windows the style sheet leaves one pixel of a table's head, for screen readers. */
function isInShrunkHead(mark: HTMLElement): boolean {
  const head = mark.closest('thead');
  return head !== null && head.clientWidth === 1;
}

/** The first of the marks that the reader can see without opening anything. */
export function firstShown(marks: readonly HTMLElement[]): HTMLElement | undefined {
  return marks.find((mark) => mark.closest(closed) === null && !isInShrunkHead(mark));
}
