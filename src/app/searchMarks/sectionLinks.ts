import { withoutHighlight } from './parameters';

/**
 * Drops the terms to mark from links to sections of the page, which would keep its query, until the
 * marks are removed.
 */
export function dropTermsFromSectionLinks(signal: AbortSignal): void {
  const { pathname, search: query } = window.location;
  const page = `${pathname}${withoutHighlight(query)}`;
  const changed = [...document.querySelectorAll('main a[href^="#"]')].map((link) => {
    const before = link.getAttribute('href') ?? '';
    link.setAttribute('href', `${page}${before}`);
    return { link, before };
  });
  signal.addEventListener('abort', () => {
    for (const { link, before } of changed) {
      // React may have rendered another page into the element.
      if (link.getAttribute('href') === `${page}${before}`) link.setAttribute('href', before);
    }
  });
}
