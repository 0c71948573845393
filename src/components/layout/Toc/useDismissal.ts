import { useEffect, type RefObject } from 'react';
import { listenOutside } from '../../ui/listenOutside';

/**
 * Closes an open `<details>` when the reader presses Escape in it, follows one of its links, or
 * presses or focuses something outside.
 */
export function useDismissal(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const close = (): boolean => {
      const wasOpen = details.current?.open === true;
      if (wasOpen) details.current.open = false;
      return wasOpen;
    };
    const onClick = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && close()) details.current?.querySelector('summary')?.focus();
    };
    const element = details.current;
    element?.addEventListener('click', onClick);
    element?.addEventListener('keydown', onKeyDown);
    const stop = listenOutside(details, ['pointerdown', 'focusin'], close);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('keydown', onKeyDown);
      stop();
    };
  }, [details]);
}
