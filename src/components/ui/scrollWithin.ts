/** Scrolls a list, and nothing else, until one of its elements is in view, in the middle. */
export function scrollWithin(scroller: Element, element: Element | null): void {
  if (element === null) return;
  const inner = element.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (inner.top >= view.top && inner.bottom <= view.bottom) return;
  scroller.scrollTop += inner.top - view.top - (view.height - inner.height) / 2;
}
