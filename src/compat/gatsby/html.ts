/** Variables of `window` that Gatsby's app reads. */
export interface GatsbyGlobals {
  /** The hash of the build. */
  readonly ___webpackCompilationHash: string;
  /** The addresses of each page component's files, by the name of its chunk. */
  readonly ___chunkMapping: Readonly<Record<string, readonly string[]>>;
}

/** What Gatsby's HTML contains to start the app. */
export interface GatsbyStart {
  readonly pagePath: string;
  readonly globals: GatsbyGlobals;
  /** Addresses of the scripts, in the order in which they must run. */
  readonly scripts: readonly string[];
}

const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");.*?\/\*\]\]>\*\/<\/script>/s;
const scriptsSlice =
  /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->(.*?)<!-- slice-end id="\1" -->/s;
const inlinedStyle = /<style data-href="[^"]+" data-identity="gatsby-global-css">.*?<\/style>/s;

const missing = (what: string): string => `Gatsby's HTML has no ${what}; has its format changed?`;

/** Returns the first group of a pattern. @throws Error naming what is missing */
function first(text: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(missing(what));
  return found;
}

/** Reads the chunk mapping, without the chunks that are among the page's scripts. */
function readChunkMapping(slice: string): GatsbyGlobals['___chunkMapping'] {
  const text = first(slice, /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/, 'chunk mapping');
  const mapping = JSON.parse(JSON.parse(text) as string) as GatsbyGlobals['___chunkMapping'];
  const components = Object.entries(mapping).filter(([name]) => name.startsWith('component---'));
  return Object.fromEntries(components);
}

/**
 * Removes Gatsby's scripts and inlined stylesheet from a page.
 *
 * @param html a page as Gatsby writes it
 * @returns the page without them, and what the scripts contained
 * @throws Error if a part is not found, so that a change in Gatsby fails the build
 */
export function splitGatsbyHtml(html: string): {
  readonly html: string;
  readonly start: GatsbyStart;
} {
  const slice = scriptsSlice.exec(html)?.[2];
  if (slice === undefined) throw new Error(missing('script slice'));
  const start: GatsbyStart = {
    pagePath: JSON.parse(first(html, pagePathScript, 'page path')) as string,
    globals: {
      ___webpackCompilationHash: first(
        slice,
        /___webpackCompilationHash="([^"]+)"/,
        'compilation hash',
      ),
      ___chunkMapping: readChunkMapping(slice),
    },
    scripts: [...slice.matchAll(/<script src="([^"]+)" async><\/script>/g)].flatMap(
      ([, src]) => src ?? [],
    ),
  };
  if (start.scripts.length === 0) throw new Error(missing('scripts'));
  if (!inlinedStyle.test(html)) throw new Error(missing('stylesheet'));
  return {
    html: html.replace(pagePathScript, '').replace(scriptsSlice, '').replace(inlinedStyle, ''),
    start,
  };
}

/** Removes the inline styles of Gatsby's own wrappers; the site's stylesheet contains them. */
export function withoutInlineStyles(html: string): string {
  return html
    .replace(/(<div )style="[^"]*" (tabindex="-1" id="gatsby-focus-wrapper")/, '$1$2')
    .replace(/(<div id="gatsby-announcer" )style="[^"]*" /, '$1');
}

/** Removes metadata that only Internet Explorer and old Safari read, and Gatsby's version. */
export function withoutObsoleteMeta(html: string): string {
  return html
    .replace('<meta http-equiv="x-ua-compatible" content="ie=edge"/>', '')
    .replace(/<meta name="generator" content="[^"]*"\/>/, '')
    .replace(', shrink-to-fit=no', '');
}
