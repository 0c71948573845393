/** Selects the elements of an article that scroll if their content overflows. */
export const scrollableBoxes = 'main :is(pre, .a-table, .a-figure-frame)';

function update(box: Element): void {
  if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) {
    box.removeAttribute('tabindex');
    return;
  }
  box.setAttribute('tabindex', '0');
  box.setAttribute('role', 'group');
  if (box.ariaLabel) return;
  const caption = box.closest('figure')?.querySelector('figcaption')?.textContent;
  box.setAttribute('aria-label', caption || 'Code');
}

let observer: ResizeObserver | undefined;

/**
 * Makes boxes in the article focusable if their content overflows; checks again when a box is
 * resized.
 */
export function watchScrollableBoxes(): void {
  observer?.disconnect();
  if (!('ResizeObserver' in window)) return;
  observer = new ResizeObserver((entries) => entries.forEach(({ target }) => update(target)));
  for (const box of document.querySelectorAll(scrollableBoxes)) observer.observe(box);
}
