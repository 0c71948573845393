import {
  categoriesAbove,
  type PageLink,
  type SidebarCategory,
  type SidebarEntry,
} from '../../../shared/sidebar';

/** Returns a key for a category, unique across sidebars: the labels down to it. */
export function categoryKey(parent: string, category: SidebarCategory): string {
  return `${parent}/${category.label}`;
}

/**
 * Finds the categories above a page, outermost first.
 *
 * @param parent key of the enclosing category; at the top level the sidebar's id
 * @returns their keys; null if the page is not among these entries
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

/** Returns the link shown in a category until its items have loaded. */
export function firstPage(category: SidebarCategory): PageLink {
  return { label: `Go to ${category.label}`, path: category.first };
}
