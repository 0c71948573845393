import type { SidebarItem } from '../content';
import type { PageLink, SidebarCategory, SidebarEntry } from '../site/sidebar';

/** What a sidebar needs to know of a page. */
export interface SidebarPage {
  readonly label: string;
  readonly path: string;
}

const isCategory = (entry: SidebarEntry): entry is SidebarCategory => 'items' in entry;

/** The path of the first page in an entry. @throws Error for a category without pages */
function firstPath(entry: SidebarEntry): string {
  if (!isCategory(entry)) return entry.path;
  return entry.first;
}

/**
 * Gives every entry of a sidebar its label and path. Entries without a page are left out: the
 * check has told of them, and while developing the rest of the sidebar is still of use.
 */
export function buildSidebar(
  items: readonly SidebarItem[],
  pages: ReadonlyMap<string, SidebarPage>,
): SidebarEntry[] {
  return items.flatMap((item): SidebarEntry[] => {
    if (item.kind === 'page') {
      const page = pages.get(item.page);
      return page === undefined ? [] : [{ label: item.label ?? page.label, path: page.path }];
    }
    const entries = buildSidebar(item.items, pages);
    const [first] = entries;
    if (first === undefined) return [];
    return [{ label: item.label, first: firstPath(first), items: entries }];
  });
}

/** The pages of a sidebar in reading order. */
export function pagesInOrder(entries: readonly SidebarEntry[]): PageLink[] {
  return entries.flatMap((entry) =>
    isCategory(entry) ? pagesInOrder(entry.items ?? []) : [entry],
  );
}

/** The categories above a page, outermost first; undefined where the page is not below. */
function categoriesAbove(
  entries: readonly SidebarEntry[],
  path: string,
): readonly SidebarCategory[] | undefined {
  for (const entry of entries) {
    if (!isCategory(entry)) {
      if (entry.path === path) return [];
      continue;
    }
    const below = categoriesAbove(entry.items ?? [], path);
    if (below !== undefined) return [entry, ...below];
  }
  return undefined;
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
