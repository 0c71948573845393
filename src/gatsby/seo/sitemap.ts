import { absoluteUrl, canonicalPath } from '../../site/addresses';
import { escapeXml } from '../output/escapeXml';

interface SitemapEntry {
  /** Canonical path without the site's prefix. */
  readonly path: string;
  /** Day of the page's last change, `2026-11-28`; null if unknown. */
  readonly lastModified: string | null;
}

/** Returns the sitemap: the canonical URL of each page and, if known, the day it last changed. */
export function sitemapOf(pages: readonly SitemapEntry[]): string {
  const urls = pages.map(({ path, lastModified }) => {
    const date = lastModified === null ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `  <url><loc>${escapeXml(absoluteUrl(canonicalPath(path)))}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns `robots.txt`, which links to the sitemap. */
export function robotsText(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}
