/** A link in a sidebar, breadcrumb or pager; `path` is the canonical path without prefix. */
export interface PageLink {
  readonly label: string;
  readonly path: string;
}

/**
 * A sidebar category. `items` is null if left out: a page's data contains only the items of the
 * categories above the page. `first` is always the path of the category's first page.
 */
export interface SidebarCategory {
  readonly label: string;
  readonly first: string;
  readonly items: readonly SidebarEntry[] | null;
}

export type SidebarEntry = PageLink | SidebarCategory;

/** Returns whether a sidebar entry is a category rather than a page. */
export function isCategory(entry: SidebarEntry): entry is SidebarCategory {
  return 'items' in entry;
}

/**
 * Returns the categories above a page, outermost first; null if the entries do not contain the
 * page.
 */
export function categoriesAbove(
  entries: readonly SidebarEntry[],
  path: string,
): readonly SidebarCategory[] | null {
  for (const entry of entries) {
    if (!isCategory(entry)) {
      if (entry.path === path) return [];
      continue;
    }
    const below = categoriesAbove(entry.items ?? [], path);
    if (below !== null) return [entry, ...below];
  }
  return null;
}

/** Returns the path of the JSON file with a whole sidebar, without the site's prefix. */
export function sidebarFile(version: string, sidebar: string): string {
  return `/sidebars/${version}/${sidebar}.json`;
}
