const operation = /class="[^"]*\ba-op-page\b/;
const samples = /class="[^"]*\ba-wide\b/;
/** Matches articles that start with a paragraph, a paragraph of links only, and a drawing. */
const drawing =
  /^<p>(?:(?!<\/p>)[^])*<\/p>\s*<p>(?:\s*<a [^>]*>[^<]*<\/a>)+<\/p>\s*<figure class="a-figure"/;

/**
 * Returns the words of a page's `data-layout`, which styles use to arrange its columns: `operation`
 * for one operation or method, `wide` for samples beside the text, `single` for a page without a
 * table of contents, with `drawing` added if that page has a drawing beside the text; undefined if
 * none applies. The attribute comes before the article, so nothing moves while the article arrives.
 */
export function layoutOf(html: string, hasToc: boolean): string | undefined {
  const words = [
    operation.test(html) && 'operation',
    samples.test(html) && 'wide',
    !hasToc && 'single',
    !hasToc && drawing.test(html) && 'drawing',
  ].filter((word) => word !== false);
  return words.length > 0 ? words.join(' ') : undefined;
}
