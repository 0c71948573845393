import { canonicalPath } from '../../site/addresses';
import {
  splitGatsbyHtml,
  withoutInlineStyles,
  withoutObsoleteMeta,
  type GatsbyStart,
} from '../../workarounds/gatsby/html';
import { escapeXml } from './escapeXml';

interface PageParts {
  /** Address of this build's stylesheet. Gatsby's HTML may contain the address of an older one. */
  readonly styleHref: string;
  /** The not-found page's script, which calls `redirectFromNotFound`. */
  readonly notFoundRedirectScript: string;
  /** The home page's script, which calls `watchBaseUrl`. */
  readonly baseUrlScript: string;
  readonly loaderScript: (start: GatsbyStart) => string;
  /** JSON-LD of the pages that have breadcrumbs, by canonical path. */
  readonly breadcrumbs: ReadonlyMap<string, string>;
}

const isNotFound = ({ pagePath }: GatsbyStart): boolean => pagePath === '/404.html';

/**
 * Turns Gatsby's HTML into the page that we publish. A stylesheet link and a loader replace the
 * inline styles and script tags; obsolete metadata is removed. The page's path is in an attribute.
 * The page's breadcrumbs, if any, are in JSON-LD.
 *
 * @throws Error if Gatsby's HTML has an unknown format
 */
export function rewriteHtml(gatsbyHtml: string, parts: PageParts): string {
  const { html, start } = splitGatsbyHtml(gatsbyHtml);
  const scripts = [
    ...(start.pagePath === '/' ? [parts.baseUrlScript] : []),
    parts.loaderScript(start),
  ].map((text) => `<script>${text}</script>`);
  const breadcrumbs = parts.breadcrumbs.get(canonicalPath(start.pagePath));
  const data = breadcrumbs && `<script type="application/ld+json">${breadcrumbs}</script>`;
  const redirectScript = isNotFound(start)
    ? `<script>${parts.notFoundRedirectScript}</script>`
    : '';
  return withoutObsoleteMeta(withoutInlineStyles(html))
    .replace('<html', () => `<html data-page-path="${escapeXml(start.pagePath)}"`)
    .replace(
      '</head>',
      // The redirect comes first, because scripts wait for the stylesheets before them.
      () =>
        `${redirectScript}<link rel="stylesheet" href="${parts.styleHref}"/>${data ?? ''}</head>`,
    )
    .replace('</body>', () => `${scripts.join('')}</body>`);
}
