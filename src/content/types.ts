import type { SidebarId } from '../site/versions';

/** A place in a content file; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A mistake of an author: where, what is wrong, and what to do about it. */
export interface Problem extends Place {
  readonly message: string;
  readonly advice: string;
}

/** A content file as read from disk. `file` is relative to the project's root. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Front matter after validation. */
export interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel?: string;
  readonly keywords: readonly string[];
  readonly draft: boolean;
  /** false leaves the table of contents out. */
  readonly toc: boolean;
}

/** What tokens may stand for; nested by dots in content: `{fees.base}`. */
export type TokenValue =
  string | number | boolean | readonly TokenValue[] | { readonly [name: string]: TokenValue };
export type Tokens = { readonly [name: string]: TokenValue };

/** What the pipeline must know of the version a page belongs to. */
export interface Library {
  readonly tokens: Tokens;
  /**
   * The addresses of all published pages by file (relative to the project's root), as they stand
   * in `href`: with prefix and trailing-slash setting applied.
   */
  readonly addresses: ReadonlyMap<string, string>;
  /** Files that exist and are not published; a link to one is a mistake of its own. */
  readonly drafts: ReadonlySet<string>;
  /** Parsed reference documents by file name without ending: `openrpc`, `openapi`. */
  readonly documents: ReadonlyMap<string, unknown>;
  /** The text of an SVG file of the version by its path from the version: `/figures/x.svg`. */
  readonly figure: (path: string) => string | undefined;
  /**
   * The address, as it stands in `href`, of a file that is no page: a reference document of the
   * version (`/openrpc.json`) or a file under `static/`. The path starts with a slash.
   */
  readonly fileAddress: (path: string) => string | undefined;
}

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/**
 * One searchable text of a page. `text` is the hit, `section` the heading (or page title) it
 * stands under, `hash` is '' or `#id`.
 */
export interface SectionRecord {
  readonly kind: 'title' | 'heading' | 'body';
  readonly text: string;
  readonly section: string;
  readonly hash: string;
}

/** A finished page: every part is made from one and the same tree. */
export interface Article {
  readonly html: string;
  readonly toc: readonly TocEntry[];
  readonly records: readonly SectionRecord[];
  /** The page as plain Markdown, front matter and components resolved. */
  readonly markdown: string;
}

/** A link to another page whose anchor is to be checked once all pages are known. */
export interface AnchorReference extends Place {
  /** The file the link leads to. */
  readonly target: string;
  /** Decoded, without `#`. */
  readonly anchor: string;
}

/** A page after the pipeline: what stands in it and what is wrong with it. */
export interface Compiled {
  readonly frontMatter: FrontMatter;
  readonly article: Article;
  /** Every id in the page that a hash can lead to. */
  readonly anchors: ReadonlySet<string>;
  readonly anchorReferences: readonly AnchorReference[];
  /** false where a mistake hides part of the page: links to anchors there are not the mistake. */
  readonly complete: boolean;
  readonly problems: readonly Problem[];
}

/** An entry of a sidebar as its file lists it, with its place there. */
export type SidebarItem = SidebarPageItem | SidebarCategoryItem;

export interface SidebarPageItem {
  readonly kind: 'page';
  /** Page id: the file's path within the version without ending and closing `/index`. */
  readonly page: string;
  /** Without it the page's sidebar label or title is shown. */
  readonly label?: string;
  readonly line: number;
  readonly column: number;
}

export interface SidebarCategoryItem {
  readonly kind: 'category';
  readonly label: string;
  readonly items: readonly SidebarItem[];
  readonly line: number;
  readonly column: number;
}

/** The entries of both sidebars of a version. */
export type Sidebars = Readonly<Record<SidebarId, readonly SidebarItem[]>>;
