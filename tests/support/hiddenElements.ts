import type { Locator } from 'playwright-core';

/**
 * Scrolls to each element. Returns the id, or the start of the text, of each one that has no height
 * or whose centre is covered or clipped.
 */
export function hiddenElements(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((found) =>
    found
      .filter((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        return height === 0 || !element.contains(shown);
      })
      .map(({ id, textContent }) => id || (textContent ?? '').slice(0, 40)),
  );
}
