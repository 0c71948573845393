import { useEffect, type RefObject } from 'react';
import { isEditing } from '../../ui/isEditing';
import { isSearchShortcut } from '../isSearchShortcut';

/** Focuses an input and selects its text on the search shortcut, unless another field has focus. */
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
