import type { SidebarItem } from '../../content';
import { pagesInOrder } from '../../shared/pagesInOrder';
import {
  categoriesAbove,
  isCategory,
  type PageLink,
  type SidebarEntry,
} from '../../shared/sidebar';

/**
 * Resolves the labels and paths of sidebar entries. Skips categories without any page, and entries
 * whose page is missing, which the content check reports.
 */
export function buildSidebar(
  items: readonly SidebarItem[],
  pages: ReadonlyMap<string, PageLink>,
): SidebarEntry[] {
  return items.flatMap((item): SidebarEntry[] => {
    if (item.kind === 'page') {
      const page = pages.get(item.page);
      return page === undefined ? [] : [{ label: item.label ?? page.label, path: page.path }];
    }
    const entries = buildSidebar(item.items, pages);
    const [first] = entries;
    if (first === undefined) return [];
    return [
      { label: item.label, first: isCategory(first) ? first.first : first.path, items: entries },
    ];
  });
}

/** Returns a sidebar without the entries of closed categories, so that pages stay small. */
function pruneClosed(
  entries: readonly SidebarEntry[],
  open: ReadonlySet<SidebarEntry>,
): SidebarEntry[] {
  return entries.map((entry) => {
    if (!isCategory(entry)) return entry;
    return { ...entry, items: open.has(entry) ? pruneClosed(entry.items ?? [], open) : null };
  });
}

export interface SidebarPosition {
  readonly branch: readonly SidebarEntry[];
  readonly breadcrumbs: readonly PageLink[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/**
 * Indexes a sidebar and returns a function that finds the position of a page by its path. A page
 * outside the sidebar, such as a draft in development, has all categories closed and no neighbours.
 */
export function locateIn(entries: readonly SidebarEntry[]): (path: string) => SidebarPosition {
  const order = pagesInOrder(entries);
  const positions = new Map(order.map((page, index) => [page.path, index]));
  return (path) => {
    const above = categoriesAbove(entries, path) ?? [];
    const index = positions.get(path);
    return {
      branch: pruneClosed(entries, new Set(above)),
      breadcrumbs: above.map(({ label, first }) => ({ label, path: first })),
      previous: index === undefined ? null : (order[index - 1] ?? null),
      next: index === undefined ? null : (order[index + 1] ?? null),
    };
  };
}
