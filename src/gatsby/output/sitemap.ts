import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absoluteUrl, canonicalPath } from '../../site/addresses';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The sitemap's text: every page under its canonical address, the one for unknown addresses and
 * the search page aside.
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

/** Writes `sitemap.xml`, and `robots.txt` that names it. */
export async function writeSitemap(
  output: string,
  pagePaths: readonly string[],
  searchPath: string,
): Promise<void> {
  await writeFile(join(output, 'sitemap.xml'), sitemapOf(pagePaths, searchPath));
  const robots = `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
  await writeFile(join(output, 'robots.txt'), robots);
}
