import { baseUrlScript } from '../../app/inline/baseUrlBanner';
import { loaderScript } from '../../app/inline/loader';
import { splitGatsbyHtml } from '../../compat/gatsby/html';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Inline styles of Gatsby's own wrappers; the site's style sheet says the same (src/styles). */
function withoutInlineStyles(html: string): string {
  return html
    .replace(/(<div )style="[^"]*" (tabindex="-1" id="gatsby-focus-wrapper")/, '$1$2')
    .replace(/(<div id="gatsby-announcer" )style="[^"]*" /, '$1');
}

/**
 * Turns a page as Gatsby wrote it into the page we publish: complete as HTML, with the style sheet
 * as a link, and instead of Gatsby's script tags a loader that fetches them after the page's load
 * event. The loader is the same text on every page; what differs stands in attributes. The start page
 * has one script more, which tells of a wrong base URL.
 *
 * @param styleHref address of this build's style sheet; the one in Gatsby's HTML may be older,
 * because a change of styles alone makes Gatsby render no page anew
 * @throws Error when Gatsby's HTML is not of the known form
 */
export function rewriteHtml(gatsbyHtml: string, styleHref: string): string {
  const { html, start } = splitGatsbyHtml(gatsbyHtml);
  const banner = start.pagePath === '/' ? `<script>${baseUrlScript}</script>` : '';
  return withoutInlineStyles(html)
    .replace('<html', () => `<html data-page-path="${escapeAttribute(start.pagePath)}"`)
    .replace('</head>', () => `<link rel="stylesheet" href="${styleHref}"/></head>`)
    .replace('</body>', () => `${banner}<script>${loaderScript(start)}</script></body>`);
}
