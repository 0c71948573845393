import { gatsbyRuntime } from '../../compat/gatsby/runtime';
import { linkDestination } from './links';

let observer: IntersectionObserver | undefined;

/**
 * Prefetches the data of a page when a link to it in the article scrolls into view, as Gatsby's own
 * links do; its loader skips slow connections. Stops observing the previous article.
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
