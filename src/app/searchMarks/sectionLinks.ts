import { withoutHighlight } from './parameters';

/**
 * Removes the marked terms from links to the page's sections, which would otherwise keep the page's
 * query. Restores the links when the marks are removed.
 */
export function dropTermsFromSectionLinks(signal: AbortSignal): void {
  const { pathname, search: query } = window.location;
  const page = `${pathname}${withoutHighlight(query)}`;
  const changed = [...document.querySelectorAll('main a[href^="#"]')].map((link) => {
    const original = link.getAttribute('href') ?? '';
    link.setAttribute('href', `${page}${original}`);
    return { link, original };
  });
  signal.addEventListener('abort', () => {
    for (const { link, original } of changed) {
      // React may have rendered another page into the element.
      if (link.getAttribute('href') === `${page}${original}`) link.setAttribute('href', original);
    }
  });
}
