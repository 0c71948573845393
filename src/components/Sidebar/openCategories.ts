import type { PageLink, SidebarCategory, SidebarEntry } from '../../site/sidebar';

export function isCategory(entry: SidebarEntry): entry is SidebarCategory {
  return 'items' in entry;
}

/** Identifies a category among all of the site's sidebars: by the labels on the way to it. */
export function categoryKey(parent: string, category: SidebarCategory): string {
  return `${parent}/${category.label}`;
}

/**
 * The categories on the way to a page, outermost first.
 *
 * @param parent key of what holds the entries; at the top the sidebar's id
 * @returns their keys; null where the page is not below these entries
 */
export function categoriesTo(
  path: string,
  entries: readonly SidebarEntry[],
  parent: string,
): readonly string[] | null {
  for (const entry of entries) {
    if (!isCategory(entry)) {
      if (entry.path === path) return [];
      continue;
    }
    const key = categoryKey(parent, entry);
    const below = categoriesTo(path, entry.items ?? [], key);
    if (below !== null) return [key, ...below];
  }
  return null;
}

/** What a category holds as long as its items are not there: the way to its first page. */
export function firstPage(category: SidebarCategory): PageLink {
  return { label: `Go to ${category.label}`, path: category.first };
}
