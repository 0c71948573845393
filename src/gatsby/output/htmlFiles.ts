import { join } from 'node:path';
import type { TrailingSlash } from '../../site/addresses';

/** Returns the file that Gatsby writes for a page, relative to the output: `x/index.html`. */
export function gatsbyHtmlFile(pagePath: string): string {
  const bare = pagePath.replace(/^\/+|\/+$/g, '');
  return /\.html?$/i.test(bare) ? bare : join(bare, 'index.html');
}

/**
 * Returns the file to publish for a page. Netlify serves `x.html` at `/x` and redirects `/x/` there,
 * and does the opposite for `x/index.html`, so paths without a trailing slash need `x.html`.
 */
export function publishedHtmlFile(pagePath: string, setting: TrailingSlash): string {
  const file = gatsbyHtmlFile(pagePath);
  if (setting === 'always' || file === 'index.html' || !file.endsWith('index.html')) return file;
  return `${file.slice(0, -'/index.html'.length)}.html`;
}
