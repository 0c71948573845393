/**
 * Matches an element that media.css styles. A `<` in text or attributes cannot match, because it is
 * escaped.
 */
const styledElement = /<[a-z]+(?:\s[^<>]*)?\s(?:class="(?:[^"]* )?m-|data-footnotes=)/;

/**
 * Puts a link to the stylesheet for media before the first element that needs it, so that pages
 * without such elements do not load it.
 *
 * @param href the URL of the stylesheet; if undefined, there is no link
 */
export function withMediaStyles(html: string, href: string | undefined): string {
  const offset = href === undefined ? -1 : html.search(styledElement);
  if (offset === -1) return html;
  return `${html.slice(0, offset)}<link rel="stylesheet" href="${href ?? ''}"/>${html.slice(offset)}`;
}
