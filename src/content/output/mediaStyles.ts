/** The first element with a class of the stylesheet; text and attributes escape their brackets. */
const firstElement = /<[a-z]+(?:\s[^<>]*)?\sclass="m-/;

/**
 * Puts a link to the stylesheet before the first element that needs it, so that other pages do not
 * load it. Its classes start with `m-`.
 *
 * @param href undefined leaves out the link, as in tests of the pipeline
 */
export function withMediaStyles(html: string, href: string | undefined): string {
  const at = href === undefined ? -1 : html.search(firstElement);
  if (at === -1) return html;
  return `${html.slice(0, at)}<link rel="stylesheet" href="${href ?? ''}"/>${html.slice(at)}`;
}
