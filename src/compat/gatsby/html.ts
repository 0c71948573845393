/** What Gatsby puts into a page to start its app. */
export interface GatsbyStart {
  readonly pagePath: string;
  readonly compilationHash: string;
  /** Chunk names with the addresses of their files, as JSON text. */
  readonly chunkMapping: string;
  /** Addresses of the scripts, in the order in which they are to run. */
  readonly scripts: readonly string[];
}

const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");.*?\/\*\]\]>\*\/<\/script>/s;
const scriptsSlice =
  /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->(.*?)<!-- slice-end id="\1" -->/s;
const inlinedStyle = /<style data-href="[^"]+" data-identity="gatsby-global-css">.*?<\/style>/s;

/** The first group of a pattern. @throws Error naming what is not there */
function first(text: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Gatsby's HTML has no ${what}; has its form changed?`);
  return found;
}

/**
 * Takes Gatsby's scripts and its inlined style sheet out of a page.
 *
 * @param html a page as Gatsby 5.16 writes it
 * @returns the page without them, and what the scripts said
 * @throws Error when a part is not found, so that a change in Gatsby fails the build
 */
export function splitGatsbyHtml(html: string): {
  readonly html: string;
  readonly start: GatsbyStart;
} {
  const slice = scriptsSlice.exec(html)?.[2];
  if (slice === undefined) {
    throw new Error("Gatsby's HTML has no script slice; has its form changed?");
  }
  const start: GatsbyStart = {
    pagePath: JSON.parse(first(html, pagePathScript, 'page path')) as string,
    compilationHash: first(slice, /___webpackCompilationHash="([^"]+)"/, 'compilation hash'),
    chunkMapping: JSON.parse(
      first(slice, /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/, 'chunk mapping'),
    ) as string,
    scripts: [...slice.matchAll(/<script src="([^"]+)" async><\/script>/g)].flatMap(
      ([, src]) => src ?? [],
    ),
  };
  if (start.scripts.length === 0) {
    throw new Error("Gatsby's HTML has no scripts; has its form changed?");
  }
  if (!inlinedStyle.test(html)) {
    throw new Error("Gatsby's HTML has no style sheet; has its form changed?");
  }
  return {
    html: html.replace(pagePathScript, '').replace(scriptsSlice, '').replace(inlinedStyle, ''),
    start,
  };
}
