import { search } from '../../site/search';
import { closest } from '../closest';

/**
 * Until the app is ready, focuses the search box when its shortcut is pressed outside a text field,
 * so that the box receives the next keys. Supports only Latin layouts, to keep the script short.
 */
export function focusSearchOnShortcut(signal: AbortSignal): void {
  const focus = (event: KeyboardEvent): void => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key === search.shortcutKey;
    if (!isShortcut || event.altKey || closest(event, 'input, textarea')) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  };
  addEventListener('keydown', focus, { signal });
}
