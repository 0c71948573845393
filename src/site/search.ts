export const search = {
  /** Pressed with Ctrl or Cmd it leads to the search box; a lower-case Latin letter. */
  shortcutKey: 'k',
  suggestions: 8,
  /** Longest excerpt shown with a hit, in characters. */
  contextLength: 50,
  /** Only the beginning of a longer query is searched, in characters. */
  longestQuery: 500,
  /** Pages of results shown at first, and with each further step. */
  pagesAtOnce: 50,
  /** Hits shown of a page of results before the reader asks for the rest. */
  hitsOfPage: 5,
  parameters: { query: 'q', context: 'ctx', version: 'version', highlight: '_highlight' },
  path: '/search',
  /** An index that has not come after so many milliseconds counts as failed. */
  fetchTimeout: 30_000,
  /** How long the highlighter waits for an iframe of the article, in milliseconds. */
  iframeWait: 5000,
} as const;

/** Search contexts; a page under none of the prefixes belongs to `documentation`. */
export const searchContexts = [
  { name: 'documentation', label: 'Documentation', prefixes: ['/documentation'] },
  { name: 'api', label: 'API', prefixes: ['/api', '/institutions', '/institution'] },
  { name: 'validators', label: 'Validators', prefixes: ['/validators'] },
] as const;

export type SearchContext = (typeof searchContexts)[number]['name'];

/** The context a page of a version is searched in, by its path within the version. */
export function searchContextOf(path: string): SearchContext {
  const found = searchContexts.find(({ prefixes }) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  );
  return found?.name ?? 'documentation';
}

/** The file that tells where the indexes are, without the site's prefix. */
export const searchManifestPath = '/search-index.json';

/**
 * The file with the texts of one page by hash, without the site's prefix. Excerpts are cut from
 * them; they are fetched for the hits that are shown.
 *
 * @param path the page's canonical path
 */
export function searchTextsFile(version: string, path: string): string {
  const page = path.replace(/^\/|\/$/g, '');
  return `/search-texts/${version}/${page === '' ? 'index' : page}.json`;
}

/** The texts of a page by hash: `''` is the text above the first heading. */
export type SearchTexts = Readonly<Record<string, string>>;

/** Addresses of index and store by version name and context. */
export type SearchManifest = Readonly<
  Record<string, Readonly<Record<string, { readonly index: string; readonly store: string }>>>
>;
