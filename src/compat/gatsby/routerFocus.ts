/** Id of the element that the router renders around the page. */
const wrapperId = 'gatsby-focus-wrapper';

let target: HTMLElement | null = null;

/** Focuses any element without scrolling to it, even one that is not focusable. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * Moves focus on to the target of the hash whenever the router has focused the wrapper, as it does
 * after each change of page.
 */
export function watchRouterFocus(): void {
  document.addEventListener('focusin', (event) => {
    if (!(event.target instanceof Element) || event.target.id !== wrapperId) return;
    const next = target;
    target = null;
    if (next !== null) focusOnce(next);
  });
}

/** Sets the element to focus after the next change of page; null leaves focus at the start. */
export function expectFocus(next: HTMLElement | null): void {
  target = next;
  // Focusing an element that already has focus fires no event.
  const { activeElement } = document;
  if (next !== null && activeElement instanceof HTMLElement) activeElement.blur();
}

/** Focuses the start of the page, as the router does after a page change. */
export function focusPage(): void {
  document.getElementById(wrapperId)?.focus({ preventScroll: true });
}
