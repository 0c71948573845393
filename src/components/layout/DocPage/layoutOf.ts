const operation = /class="[^"]*\ba-op-page\b/;
const samples = /class="[^"]*\ba-wide\b/;
/** Matches tables that fit on a common laptop only without the table of contents. */
const wideTable = /(?:-body">)?<div class="a-table a-fit-(?:48|5[37])\b[^]*?<\/table>/g;
/** If all wide tables together have fewer rows, they are as easy to read as lists. */
const minWideRows = 6;
/** Matches articles that start with a paragraph, a paragraph of links only, and a drawing. */
const drawing =
  /^<p>(?:(?!<\/p>)[^])*<\/p>\s*<p>(?:\s*<a [^>]*>[^<]*<\/a>)+<\/p>\s*<figure class="a-figure"/;

/**
 * Counts the body rows of all wide tables, except those in collapsibles, which stay as narrow as
 * the text.
 */
function countWideRows(html: string): number {
  const tables = (html.match(wideTable) ?? []).filter((table) => table.startsWith('<'));
  return tables.join('').split('</tr>').length - 1 - tables.length;
}

/**
 * Returns the words of a page's `data-layout`, which styles use to arrange its columns; undefined
 * if there are none. The words are `operation` for one operation or method, `wide` for samples
 * beside the text, `tables` for wide tables, `single` for a page without a table of contents, and
 * `single drawing` if that page has a drawing beside the text. The attribute comes before the
 * article, so nothing moves while the article arrives.
 */
export function layoutOf(html: string, hasToc: boolean): string | undefined {
  const isWide = samples.test(html);
  const words = [
    operation.test(html) && 'operation',
    isWide && 'wide',
    hasToc && !isWide && countWideRows(html) >= minWideRows && 'tables',
    !hasToc && 'single',
    !hasToc && drawing.test(html) && 'drawing',
  ].filter((word) => word !== false);
  return words.length > 0 ? words.join(' ') : undefined;
}
