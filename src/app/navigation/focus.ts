/** Gatsby's router gives the element around the page this id. */
const wrapperId = 'gatsby-focus-wrapper';

let target: HTMLElement | null = null;

/** Focuses an element that cannot take focus by itself, without scrolling to it. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * After a change of page Gatsby's router focuses the element around the page, so that the next Tab
 * leads to the page's first link. Where the address names a place in the page, focus goes there.
 */
export function watchRouterFocus(): void {
  document.addEventListener('focusin', (event) => {
    if (!(event.target instanceof Element) || event.target.id !== wrapperId) return;
    const place = target;
    target = null;
    if (place !== null) focusOnce(place);
  });
}

/** Says where focus goes when the router focuses the page; null leaves it at the page's start. */
export function expectFocus(place: HTMLElement | null): void {
  target = place;
  // The router's focus on what has focus already would go unnoticed.
  const { activeElement } = document;
  if (place !== null && activeElement instanceof HTMLElement) activeElement.blur();
}

/** Puts focus at the page's start, as the router does for another page. */
export function focusPage(): void {
  document.getElementById(wrapperId)?.focus({ preventScroll: true });
}
