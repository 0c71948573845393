import type { SidebarId } from '../site/versions';

/** A link of a sidebar, breadcrumb or pager; `path` is the canonical path without prefix. */
export interface PageLink {
  readonly label: string;
  readonly path: string;
}

/**
 * A sidebar category. `items` is null where the branch was cut: the page's own data holds only
 * the levels on the way to the page; `first` leads to the category's first page in any case.
 */
export interface SidebarCategory {
  readonly label: string;
  readonly first: string;
  readonly items: readonly SidebarEntry[] | null;
}

export type SidebarEntry = PageLink | SidebarCategory;

/** What gatsby-node knows of a page beyond its article; handed over as Gatsby's page context. */
export interface DocPageContext {
  /** The id of the page's `Mdx` node. */
  readonly id: string;
  /** Name of the docs version: `current`. */
  readonly version: string;
  readonly sidebar: SidebarId;
  /** The sidebar, cut to the levels on the way to this page. */
  readonly branch: readonly SidebarEntry[];
  /** The categories above the page, outermost first; `path` is the category's first page. */
  readonly breadcrumbs: readonly PageLink[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}
