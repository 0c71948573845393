/** Id of the element that the router renders around the page. */
const wrapperId = 'gatsby-focus-wrapper';

let pendingTarget: HTMLElement | null = null;

/** Focuses an element. If it is not focusable, makes it so until it loses focus. */
function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * When the router focuses its wrapper after a page change, moves focus on to the element set with
 * `focusNext`, if any.
 */
export function watchRouterFocus(): void {
  document.addEventListener('focusin', (event) => {
    if (!(event.target instanceof Element) || event.target.id !== wrapperId) return;
    const element = pendingTarget;
    pendingTarget = null;
    if (element !== null) focusElement(element);
  });
}

/**
 * Sets the element to focus after the next page change; null leaves focus at the start of the page.
 */
export function focusNext(element: HTMLElement | null): void {
  pendingTarget = element;
  // Focusing an element that already has focus fires no event.
  const { activeElement } = document;
  if (element !== null && activeElement instanceof HTMLElement) activeElement.blur();
}

/** Focuses the start of the page, as the router does after a page change. */
export function focusPage(): void {
  document.getElementById(wrapperId)?.focus({ preventScroll: true });
}
