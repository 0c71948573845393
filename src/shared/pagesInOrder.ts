import { isCategory, type PageLink, type SidebarEntry } from './sidebar';

/** Lists the pages of a sidebar in reading order; pages of a cut branch are missing. */
export function pagesInOrder(entries: readonly SidebarEntry[]): PageLink[] {
  return entries.flatMap((entry) =>
    isCategory(entry) ? pagesInOrder(entry.items ?? []) : [entry],
  );
}
