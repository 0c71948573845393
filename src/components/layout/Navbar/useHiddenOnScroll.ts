import { useEffect, useRef, type RefObject } from 'react';
import { hideNavbarOnScroll } from '../../../site/navigation';
import { nextScroll, type Scroll } from './nextScroll';

/**
 * Marks the navbar with `data-hidden` while the reader scrolls down, without drawing it anew; the
 * style sheet says in which windows and states that hides it. Keys that may bring focus into it
 * show it first, at once (`data-at-once`): for focus on what is out of view, browsers would scroll
 * to where it stands, the top of the page. Where focus comes otherwise, the view returns.
 *
 * @returns what the navbar's element is given as its ref
 */
export function useHiddenOnScroll(): RefObject<HTMLElement> {
  const navbar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!hideNavbarOnScroll) return undefined;
    let scroll: Scroll = { position: window.scrollY, hidden: false };
    const mark = (atOnce: boolean): void => {
      navbar.current?.toggleAttribute('data-at-once', atOnce);
      navbar.current?.toggleAttribute('data-hidden', scroll.hidden);
    };
    const follow = (): void => {
      const longest = document.documentElement.scrollHeight - window.innerHeight;
      scroll = nextScroll(scroll, window.scrollY, longest);
      mark(false);
    };
    const showForFocus = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (!scroll.hidden || !(key === 'Tab' || ctrlKey || metaKey)) return;
      scroll = { ...scroll, hidden: false };
      mark(true);
    };
    const stay = (): void => {
      if (!scroll.hidden) return;
      const { position } = scroll;
      scroll = { position, hidden: false };
      mark(true);
      requestAnimationFrame(() => window.scrollTo(0, position));
    };
    const header = navbar.current;
    header?.addEventListener('focusin', stay);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('keydown', showForFocus, { capture: true });
    return () => {
      header?.removeEventListener('focusin', stay);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('keydown', showForFocus, { capture: true });
    };
  }, []);

  return navbar;
}
