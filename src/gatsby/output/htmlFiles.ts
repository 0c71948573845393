import { join } from 'node:path';
import type { TrailingSlash } from '../../site/addresses';

/** The file Gatsby writes for a page, relative to the output folder: `x/index.html`. */
export function gatsbyHtmlFile(pagePath: string): string {
  const bare = pagePath.replace(/^\/+|\/+$/g, '');
  return /\.html?$/i.test(bare) ? bare : join(bare, 'index.html');
}

/**
 * The file the host is to find for a page. Netlify serves `x.html` as `/x` and redirects `/x/` to
 * it; for `x/index.html` it is the other way round. So addresses without a slash need the former.
 */
export function publishedHtmlFile(pagePath: string, setting: TrailingSlash): string {
  const file = gatsbyHtmlFile(pagePath);
  if (setting === 'always' || file === 'index.html' || !file.endsWith('index.html')) return file;
  return `${file.slice(0, -'/index.html'.length)}.html`;
}
