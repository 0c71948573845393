import type { PageLink } from '../../shared/sidebar';
import { absoluteUrl, canonicalPath } from '../../site/addresses';
import { siteTitle } from '../../site/metadata';

/**
 * Returns a page's place in the site as schema.org's BreadcrumbList, for search engines: the site,
 * the categories above the page, and the page, which needs no address.
 */
export function breadcrumbList(above: readonly PageLink[], page: PageLink): string {
  const links = [{ label: siteTitle, path: '/' }, ...above].filter(
    ({ label, path }) => label !== page.label || path !== page.path,
  );
  const items = [
    ...links.map(({ label, path }) => ({ name: label, item: absoluteUrl(canonicalPath(path)) })),
    { name: page.label },
  ];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
