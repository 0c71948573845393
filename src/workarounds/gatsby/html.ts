/** Variables of `window` that Gatsby's app reads. */
export interface GatsbyGlobals {
  readonly ___webpackCompilationHash: string;
  /** The URLs of each page component's files, by chunk name. */
  readonly ___chunkMapping: Readonly<Record<string, readonly string[]>>;
}

/** The data in Gatsby's HTML that the app starts with. */
export interface GatsbyStart {
  readonly pagePath: string;
  readonly globals: GatsbyGlobals;
  /** URLs of the scripts, in the order they must run. */
  readonly scripts: readonly string[];
}

const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=(".*?");.*?\/\*\]\]>\*\/<\/script>/s;
const scriptsSlice =
  /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->(.*?)<!-- slice-end id="\1" -->/s;
const inlinedStyle = /<style data-href="[^"]+" data-identity="gatsby-global-css">.*?<\/style>/s;

const missingPartMessage = (part: string): string =>
  `Gatsby's HTML has no ${part}. Update src/workarounds/gatsby/html.ts.`;

function firstGroup(text: string, pattern: RegExp, part: string): string {
  const group = pattern.exec(text)?.[1];
  if (group === undefined) throw new Error(missingPartMessage(part));
  return group;
}

function readChunkMapping(slice: string): GatsbyGlobals['___chunkMapping'] {
  const text = firstGroup(slice, /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/, 'chunk mapping');
  const mapping = JSON.parse(JSON.parse(text) as string) as GatsbyGlobals['___chunkMapping'];
  const components = Object.entries(mapping).filter(([name]) => name.startsWith('component---'));
  return Object.fromEntries(components);
}

/**
 * Removes Gatsby's scripts and inlined stylesheet from a page.
 *
 * @param html a page as Gatsby writes it
 * @returns the page without them, and the data from the scripts
 * @throws Error if a part is missing, so that a change in Gatsby fails the build
 */
export function splitGatsbyHtml(html: string): {
  readonly html: string;
  readonly start: GatsbyStart;
} {
  const slice = scriptsSlice.exec(html)?.[2];
  if (slice === undefined) throw new Error(missingPartMessage('script slice'));
  const start: GatsbyStart = {
    pagePath: JSON.parse(firstGroup(html, pagePathScript, 'page path')) as string,
    globals: {
      ___webpackCompilationHash: firstGroup(
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
  if (start.scripts.length === 0) throw new Error(missingPartMessage('scripts'));
  if (!inlinedStyle.test(html)) throw new Error(missingPartMessage('stylesheet'));
  return {
    html: html.replace(pagePathScript, '').replace(scriptsSlice, '').replace(inlinedStyle, ''),
    start,
  };
}

/**
 * Returns a page without the inline styles of Gatsby's own wrappers; the site's stylesheet contains
 * them.
 */
export function withoutInlineStyles(html: string): string {
  return html
    .replace(/(<div )style="[^"]*" (tabindex="-1" id="gatsby-focus-wrapper")/, '$1$2')
    .replace(/(<div id="gatsby-announcer" )style="[^"]*" /, '$1');
}

/**
 * Returns a page without the metadata that only Internet Explorer and old Safari read, and without
 * Gatsby's version.
 */
export function withoutObsoleteMeta(html: string): string {
  return html
    .replace('<meta http-equiv="x-ua-compatible" content="ie=edge"/>', '')
    .replace(/<meta name="generator" content="[^"]*"\/>/, '')
    .replace(', shrink-to-fit=no', '');
}
