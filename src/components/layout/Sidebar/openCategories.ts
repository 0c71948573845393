import {
  categoriesAbove,
  type PageLink,
  type SidebarCategory,
  type SidebarEntry,
} from '../../../shared/sidebar';

/** Returns the key of a category: its sidebar's id and the labels down to it. */
export function categoryKey(parent: string, category: SidebarCategory): string {
  return `${parent}/${category.label}`;
}

/**
 * Returns the keys of the categories above a page, outermost first; null if the page is not among
 * the entries.
 *
 * @param parent key of the enclosing category; at the top level the sidebar's id
 */
export function categoryKeysAbove(
  path: string,
  entries: readonly SidebarEntry[],
  parent: string,
): readonly string[] | null {
  const above = categoriesAbove(entries, path);
  if (above === null) return null;
  let key = parent;
  return above.map((category) => (key = categoryKey(key, category)));
}

/** Returns the link shown in a category that is closed or whose items have not loaded. */
export function firstPageLink(category: SidebarCategory): PageLink {
  return { label: `Go to ${category.label}`, path: category.first };
}
