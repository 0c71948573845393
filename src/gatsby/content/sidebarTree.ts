import type { SidebarItem } from '../../content';
import { categoriesAbove, isCategory, type PageLink, type SidebarEntry } from '../../shared/sidebar';

/**
 * Gives every entry of a sidebar its label and path. Entries without a page are left out: the
 * check has told of them, and while developing the rest of the sidebar is still of use.
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

/** The pages of a sidebar in reading order. */
export function pagesInOrder(entries: readonly SidebarEntry[]): PageLink[] {
  return entries.flatMap((entry) =>
    isCategory(entry) ? pagesInOrder(entry.items ?? []) : [entry],
  );
}

/** A sidebar cut to the levels on the way to a page, so that no page carries the whole site. */
function cutBranch(
  entries: readonly SidebarEntry[],
  open: ReadonlySet<SidebarEntry>,
): SidebarEntry[] {
  return entries.map((entry) => {
    if (!isCategory(entry)) return entry;
    return { ...entry, items: open.has(entry) ? cutBranch(entry.items ?? [], open) : null };
  });
}

export interface SidebarPosition {
  readonly branch: readonly SidebarEntry[];
  readonly breadcrumbs: readonly PageLink[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/**
 * Makes a look-up of where each page stands in a sidebar, in one walk over its reading order.
 *
 * @returns a function from a page's path to its place; a page outside the sidebar (a draft while
 * developing) gets the closed sidebar and no neighbours
 */
export function locateIn(entries: readonly SidebarEntry[]): (path: string) => SidebarPosition {
  const order = pagesInOrder(entries);
  const positions = new Map(order.map((page, index) => [page.path, index]));
  return (path) => {
    const above = categoriesAbove(entries, path) ?? [];
    const index = positions.get(path);
    return {
      branch: cutBranch(entries, new Set(above)),
      breadcrumbs: above.map(({ label, first }) => ({ label, path: first })),
      previous: index === undefined ? null : (order[index - 1] ?? null),
      next: index === undefined ? null : (order[index + 1] ?? null),
    };
  };
}
