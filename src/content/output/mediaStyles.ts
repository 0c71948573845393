/** Matches an element with a class of the stylesheet; in text and attributes, brackets are escaped. */
const styledElement = /<[a-z]+(?:\s[^<>]*)?\sclass="m-/;

/**
 * Puts a link to the stylesheet before the first element that needs it, so that other pages do not
 * load it. The classes of the stylesheet start with `m-`.
 *
 * @param href the URL of the stylesheet; if undefined, as in tests, there is no link
 */
export function withMediaStyles(html: string, href: string | undefined): string {
  const offset = href === undefined ? -1 : html.search(styledElement);
  if (offset === -1) return html;
  return `${html.slice(0, offset)}<link rel="stylesheet" href="${href ?? ''}"/>${html.slice(offset)}`;
}
