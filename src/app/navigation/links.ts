import { closest } from '../closest';
import { appDestination } from './destination';
import { gatsbyRuntime } from '../../workarounds/gatsby/runtime';

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = closest(event, 'a[href]');
  return link instanceof HTMLAnchorElement ? link : null;
}

function linkDestination(link: HTMLAnchorElement): string | null {
  if (link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return appDestination(link.href, window.location.href);
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

function followInApp(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const link = linkOf(event);
  const destination = link === null ? null : linkDestination(link);
  if (destination === null) return;
  event.preventDefault();
  gatsbyRuntime().___navigate(destination);
}

function preload(event: Event): void {
  const link = linkOf(event);
  const destination = link === null ? null : linkDestination(link);
  if (destination !== null) gatsbyRuntime().___loader.hovering(destination);
}

/**
 * Makes links outside React (those in articles) navigate in the app. Preloads the page of a link
 * that the reader hovers over or focuses, unless the connection is slow or data saver is on.
 */
export function followLinks(): void {
  document.addEventListener('click', followInApp);
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
}

let observer: IntersectionObserver | undefined;

/**
 * Prefetches the data of a page when a link to it in the article is in view, as Gatsby's own links
 * do. Stops observing the links of the previous article.
 */
export function prefetchSeenLinks(): void {
  observer?.disconnect();
  if (!('IntersectionObserver' in window)) return;
  observer = new IntersectionObserver((entries, seen) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const destination = linkDestination(target as HTMLAnchorElement);
      if (destination !== null) gatsbyRuntime().___loader.enqueue(destination);
    }
  });
  for (const link of document.querySelectorAll('article a[href]')) observer.observe(link);
}
