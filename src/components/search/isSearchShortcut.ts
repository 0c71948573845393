import { search } from '../../site/search';

const physicalKey = `Key${search.shortcutKey.toUpperCase()}`;

/**
 * Returns whether a key press is the search shortcut: Ctrl or Cmd with the shortcut key. Matches
 * the physical key on layouts without Latin letters, ignores Caps Lock, and leaves keys of an input
 * method editor (IME) alone.
 */
export function isSearchShortcut(
  event: Pick<
    KeyboardEvent,
    'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
  >,
): boolean {
  if (event.isComposing) return false;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  const isLatin = /^[a-z]$/i.test(event.key);
  return isLatin ? event.key.toLowerCase() === search.shortcutKey : event.code === physicalKey;
}
