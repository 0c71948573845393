import { isSearchShortcut } from '../../components/search/isSearchShortcut';
import { isEditing } from '../../components/ui/isEditing';

/** Focuses the search box on its shortcut until the app is ready, so that it gets the next keys. */
export function focusSearchOnShortcut(signal: AbortSignal): void {
  const focus = (event: KeyboardEvent): void => {
    if (!isSearchShortcut(event) || isEditing(event.target)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  };
  addEventListener('keydown', focus, { signal });
}
