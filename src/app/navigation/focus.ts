/** Id of the element that Gatsby's router puts around the page. */
const wrapperId = 'gatsby-focus-wrapper';

let target: HTMLElement | null = null;

/** Focuses an element that is not focusable, without scrolling to it. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * After a change of page, Gatsby's router focuses the element around the page, so that the next Tab
 * reaches the page's first link. Moves that focus to the target of the hash, if there is one.
 */
export function watchRouterFocus(): void {
  document.addEventListener('focusin', (event) => {
    if (!(event.target instanceof Element) || event.target.id !== wrapperId) return;
    const next = target;
    target = null;
    if (next !== null) focusOnce(next);
  });
}

/** Sets where focus moves when the router focuses the page; null leaves it at the start. */
export function expectFocus(next: HTMLElement | null): void {
  target = next;
  // Focusing an element that already has focus fires no event.
  const { activeElement } = document;
  if (next !== null && activeElement instanceof HTMLElement) activeElement.blur();
}

/** Focuses the start of the page, as the router does for another page. */
export function focusPage(): void {
  document.getElementById(wrapperId)?.focus({ preventScroll: true });
}
