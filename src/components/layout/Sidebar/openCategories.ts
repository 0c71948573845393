import {
  categoriesAbove,
  type PageLink,
  type SidebarCategory,
  type SidebarEntry,
} from '../../../shared/sidebar';

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
  const above = categoriesAbove(entries, path);
  if (above === null) return null;
  let key = parent;
  return above.map((category) => (key = categoryKey(key, category)));
}

/** What a category holds as long as its items are not there: the way to its first page. */
export function firstPage(category: SidebarCategory): PageLink {
  return { label: `Go to ${category.label}`, path: category.first };
}
