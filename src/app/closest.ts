/**
 * Returns the nearest element that matches the selector, from an event's target upwards; null if
 * there is none.
 */
export function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}
