import { search } from '../../site/search';

const code = `Key${search.shortcutKey.toUpperCase()}`;

/**
 * Whether a key press asks for the search box: Ctrl or Cmd with the shortcut's key. The key's place counts where
 * its letter is not Latin, so that it works under any layout, and Caps Lock makes no difference.
 */
export function isSearchShortcut(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  const latin = /^[a-z]$/i.test(event.key);
  return latin ? event.key.toLowerCase() === search.shortcutKey : event.code === code;
}

/** Whether keys pressed in an element are the reader's own text. */
export function isEditing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
