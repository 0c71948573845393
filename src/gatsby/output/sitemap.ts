import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absoluteUrl, canonicalPath } from '../../site/addresses';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the sitemap: the canonical URL of every page except the not-found and search pages.
 */
export function sitemapOf(pagePaths: readonly string[], searchPath: string): string {
  const urls = pagePaths
    .map((path) => canonicalPath(path))
    .filter((path) => !/^\/404(\.html)?\/?$/.test(path) && path !== canonicalPath(searchPath))
    .map((path) => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Writes `sitemap.xml`, and a `robots.txt` that links to it. */
export async function writeSitemap(
  output: string,
  pagePaths: readonly string[],
  searchPath: string,
): Promise<void> {
  await writeFile(join(output, 'sitemap.xml'), sitemapOf(pagePaths, searchPath));
  const robots = `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
  await writeFile(join(output, 'robots.txt'), robots);
}
