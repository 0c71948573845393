import { scrollWithin } from '../../components/ui/scrollWithin';
import { closest } from '../closest';
import { scrollStorageKey, type Positions } from '../navigation/scrollPositions';
import { selectedAttribute } from './restoreTabs';

/**
 * Opens the collapsibles that were open when the reader last saw this history entry, and closes the
 * others, so that the scroll position that the browser restores fits the page.
 */
export function restoreCollapsibles(): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(scrollStorageKey) ?? '[]') as Positions;
    const spot = positions.find(([key]) => key === history.state?.key)?.[1];
    document.querySelectorAll<HTMLDetailsElement>('main details').forEach((details, index) => {
      if (spot) details.open = spot.open.includes(index);
    });
  } catch {
    // The browser denied access, or the stored text is malformed.
  }
}

/** Scrolls each `<nav>`, such as the sidebar, to its link to the current page. */
export function scrollToCurrentPage(): void {
  document.querySelectorAll('nav [aria-current="page"]').forEach((link) => {
    scrollWithin(link.closest('nav') as Element, link);
  });
}

/** Makes tabs respond to clicks until the app is ready. */
export function selectTabsOnClick(signal: AbortSignal): void {
  const select = (event: Event): void => {
    const panel = closest(event, '.a-tab-label')?.parentElement;
    panel?.parentElement?.querySelectorAll(`:scope > [${selectedAttribute}]`).forEach((other) => {
      other.removeAttribute(selectedAttribute);
    });
    panel?.setAttribute(selectedAttribute, '');
  };
  addEventListener('click', select, { capture: true, signal });
}
