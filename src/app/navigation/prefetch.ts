import { gatsbyRuntime } from '../../compat/gatsby/runtime';
import { linkDestination } from './links';

let observer: IntersectionObserver | undefined;

/**
 * Fetches the data of a page ahead when a link to it in the article comes into view, as Gatsby's
 * own links do; its loader leaves it on slow connections. The links of the article before are
 * watched no longer.
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
