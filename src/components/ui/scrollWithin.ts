/** Centres an element in a scrolling list unless it is fully visible. Scrolls only the list. */
export function scrollWithin(scroller: Element, element: Element | null): void {
  if (element === null) return;
  const inner = element.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (inner.top >= view.top && inner.bottom <= Math.min(view.bottom, innerHeight)) return;
  scroller.scrollTop += inner.top - view.top - (view.height - inner.height) / 2;
}
