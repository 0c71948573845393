import { useEffect, useRef, type RefObject } from 'react';
import { hideNavbarOnScroll } from '../../site/navigation';
import { nextScroll, type Scroll } from './nextScroll';

/**
 * Marks the navbar with `data-hidden` while the reader scrolls down, without drawing it anew; the
 * style sheet says in which windows and states that hides it.
 *
 * @returns what the navbar's element is given as its ref
 */
export function useHiddenOnScroll(): RefObject<HTMLElement> {
  const navbar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!hideNavbarOnScroll) return undefined;
    let scroll: Scroll = { position: window.scrollY, hidden: false };
    const follow = (): void => {
      const longest = document.documentElement.scrollHeight - window.innerHeight;
      scroll = nextScroll(scroll, window.scrollY, longest);
      navbar.current?.toggleAttribute('data-hidden', scroll.hidden);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return navbar;
}
