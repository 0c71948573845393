import { isCategory, type PageLink, type SidebarEntry } from './sidebar';

/** Returns the pages of a sidebar in reading order; skips categories whose items were left out. */
export function pagesInOrder(entries: readonly SidebarEntry[]): PageLink[] {
  return entries.flatMap((entry) =>
    isCategory(entry) ? pagesInOrder(entry.items ?? []) : [entry],
  );
}
