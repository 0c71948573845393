import { useEffect, type RefObject } from 'react';
import { search } from '../../site/search';
import { isEditing } from '../ui/isEditing';

const code = `Key${search.shortcutKey.toUpperCase()}`;

/**
 * Whether a key press is the search shortcut: Ctrl or Cmd with the shortcut key. Matches the
 * physical key on layouts without Latin letters, ignores Caps Lock, and leaves keys of an input
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
  const latin = /^[a-z]$/i.test(event.key);
  return latin ? event.key.toLowerCase() === search.shortcutKey : event.code === code;
}

/** Focuses an input and selects its text on the shortcut, unless another field has focus. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focusOnShortcut = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event)) return;
      if (event.target !== input.current && isEditing(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => document.removeEventListener('keydown', focusOnShortcut);
  }, [input]);
}
