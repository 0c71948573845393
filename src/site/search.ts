import type { SidebarId } from './versions';

export const search = {
  /** Focuses the search box when pressed with Ctrl or Cmd. A lower-case Latin letter. */
  shortcutKey: 'k',
  suggestions: 8,
  /** Maximum length of a hit's excerpt, in characters. */
  contextLength: 50,
  /** Maximum length of a query, in characters; the rest is ignored. */
  maxQueryLength: 2000,
  /**
   * Number of pages that the search page shows at first, and adds each time the reader asks for
   * more.
   */
  pagesAtOnce: 50,
  /** Hits shown per page before the reader expands the rest. */
  hitsPerPage: 5,
  parameters: { query: 'q', context: 'ctx', version: 'version', highlight: '_highlight' },
  path: '/search',
  /** Time after which fetching a search file counts as failed, in milliseconds. */
  fetchTimeout: 30_000,
  /**
   * How long to wait for an iframe to load before giving up marking words in it, in milliseconds.
   */
  iframeWait: 5000,
} as const;

/** Matches the hash of a section that lists links to other pages; most pages end with one. */
export const linkSection = /^#(?:next|(?:what-to-)?read-next|related-pages)$/;

/** Search contexts by path prefix. A page that matches none belongs to `documentation`. */
export const searchContexts = [
  { name: 'documentation', label: 'Documentation', prefixes: ['/documentation'] },
  { name: 'api', label: 'API', prefixes: ['/api', '/institutions', '/institution'] },
  { name: 'validators', label: 'Validators', prefixes: ['/validators'] },
] as const;

export type SearchContext = (typeof searchContexts)[number]['name'];

/** Returns the search context of a page, given its path within the version. */
export function searchContextOf(path: string): SearchContext {
  const context = searchContexts.find(({ prefixes }) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  );
  return context?.name ?? 'documentation';
}

/** Returns the sidebar in which a page must be listed, given its path within the version. */
export function sidebarForPath(path: string): SidebarId {
  return searchContextOf(path) === 'documentation' ? 'documentationSidebar' : 'apiSidebar';
}

/** The file that lists the index files, as a path without the site's prefix. */
export const searchManifestPath = '/search-index.json';

/**
 * Returns the path, without the site's prefix, of the file with a page's section texts.
 *
 * @param path the page's canonical path
 */
export function searchTextsFile(version: string, path: string): string {
  const page = path.replace(/^\/|\/$/g, '');
  return `/search-texts/${version}/${page === '' ? 'index' : page}.json`;
}

/** Separates texts of a section that would otherwise read as one sentence, such as table cells. */
export const textSeparator = ' · ';

/** A page's section texts by hash: `#limits`; `''` for the text above the first heading. */
export type SearchTexts = Readonly<Record<string, string>>;

/** URLs of an index's two files. */
export interface SearchFiles {
  readonly index: string;
  readonly store: string;
}

/** URLs of all indexes, by version name and context. */
export type SearchManifest = Readonly<Record<string, Readonly<Record<string, SearchFiles>>>>;
