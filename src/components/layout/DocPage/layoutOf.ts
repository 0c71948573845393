/** Each layout that needs its own columns, and the class or the start of the article that shows it. */
const signs = {
  /** One operation or method with its samples beside it. */
  operation: /class="[^"]*\ba-op-page\b/,
  /** Samples beside the text. */
  wide: /class="[^"]*\ba-wide\b/,
} as const;

/** An article that starts with a paragraph and a drawing. */
const drawing = /^<p>(?:(?!<\/p>)[^])*<\/p>\s*<figure class="a-figure"/;

/**
 * Returns the words of a page's `data-layout`, by which styles arrange its columns: `operation` and
 * `wide` for pages with samples, `single` without a table of contents, `drawing` for a drawing beside
 * the text. They are known when the page begins, so nothing moves while the article arrives.
 */
export function layoutOf(html: string, hasToc: boolean): string | undefined {
  const words = Object.entries(signs).flatMap(([word, sign]) => (sign.test(html) ? [word] : []));
  if (!hasToc) words.push('single');
  if (!hasToc && drawing.test(html)) words.push('drawing');
  return words.length > 0 ? words.join(' ') : undefined;
}
