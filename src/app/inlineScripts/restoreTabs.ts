import { tabsStorageKey } from '../articleBehaviour/tabsStorageKey';

/**
 * Marks the panel to show in a tab container; before the app runs, the stylesheet hides the others.
 */
export const selectedAttribute = 'data-selected';

/**
 * Shows the panel that the reader chose last in each group of tabs. Acts as soon as a panel is
 * parsed: on a slow connection the browser paints before it has the whole page.
 *
 * @param read returns a stored value by key; null if there is none
 */
export function restoreTabs(read: (key: string) => string | null): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      addedNodes.forEach((node) => {
        const { group } = node.parentElement?.dataset ?? {};
        if (!group || !(node instanceof HTMLElement)) return;
        if (read(tabsStorageKey(group)) === node.dataset['label'])
          node.setAttribute(selectedAttribute, '');
      });
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
