import { search } from '../../site/search';

const code = `Key${search.shortcutKey.toUpperCase()}`;

/**
 * Whether a key press asks for the search box: Ctrl or Cmd with the shortcut's key. The key's place
 * counts where its letter is not Latin, so that it works under any layout, and Caps Lock makes no
 * difference. Keys of an input method are its own.
 */
export function isSearchShortcut(
  event: Pick<
    KeyboardEvent,
    'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
  >,
): boolean {
  if (event.isComposing) return false;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  const latin = /^[a-z]$/i.test(event.key);
  return latin ? event.key.toLowerCase() === search.shortcutKey : event.code === code;
}
