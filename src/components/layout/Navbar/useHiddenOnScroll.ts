import { useEffect, useRef, type RefObject } from 'react';
import { hideNavbarOnScroll } from '../../../site/navigation';
import { nextScroll, type ScrollState } from './nextScroll';

/**
 * Sets `data-hidden` on the navbar when the reader scrolls down, and removes it when they scroll up
 * or are near the top. Does nothing if the site disables this. Keys that may focus the navbar show
 * it first, without animation (`data-at-once`), because browsers scroll the page when focus moves
 * into a hidden navbar.
 *
 * @returns the ref for the navbar's element
 */
export function useHiddenOnScroll(): RefObject<HTMLElement> {
  const navbar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!hideNavbarOnScroll) return undefined;
    let scroll: ScrollState = { position: window.scrollY, hidden: false };
    const update = (atOnce: boolean): void => {
      navbar.current?.toggleAttribute('data-at-once', atOnce);
      navbar.current?.toggleAttribute('data-hidden', scroll.hidden);
    };
    const onScroll = (): void => {
      const max = document.documentElement.scrollHeight - window.innerHeight;
      scroll = nextScroll(scroll, window.scrollY, max);
      update(false);
    };
    const showForFocus = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (!scroll.hidden || !(key === 'Tab' || ctrlKey || metaKey)) return;
      scroll = { ...scroll, hidden: false };
      update(true);
    };
    const restore = (): void => {
      if (!scroll.hidden) return;
      const { position } = scroll;
      scroll = { position, hidden: false };
      update(true);
      requestAnimationFrame(() => window.scrollTo(0, position));
    };
    const header = navbar.current;
    header?.addEventListener('focusin', restore);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('keydown', showForFocus, { capture: true });
    return () => {
      header?.removeEventListener('focusin', restore);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('keydown', showForFocus, { capture: true });
    };
  }, []);

  return navbar;
}
