import type { PageLink, SidebarEntry } from '../site/sidebar';
import type { SidebarId } from '../site/versions';

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
