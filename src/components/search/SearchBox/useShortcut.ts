import { useEffect, type RefObject } from 'react';
import { isEditing } from '../../ui/isEditing';
import { isSearchShortcut } from '../searchShortcut';

/** The shortcut leads to an input and selects what stands in it, wherever the reader is. */
export function useShortcut(input: RefObject<HTMLInputElement | null>): void {
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
