import { useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` on Escape, when the reader follows one of its links, and when the
 * pointer or focus goes elsewhere, so that it never covers what has focus.
 */
export function useDismissal(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const close = (): boolean => {
      const wasOpen = details.current?.open === true;
      if (wasOpen) details.current.open = false;
      return wasOpen;
    };
    const onPointerOrFocus = ({ target }: Event): void => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    const onClick = ({ target }: Event): void => {
      if (target instanceof Element && details.current?.contains(target.closest('a'))) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !details.current?.contains(document.activeElement)) return;
      if (close()) details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerOrFocus);
    document.addEventListener('focusin', onPointerOrFocus);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerOrFocus);
      document.removeEventListener('focusin', onPointerOrFocus);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [details]);
}
