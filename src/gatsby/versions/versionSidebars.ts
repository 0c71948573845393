import { sidebarIds, type SidebarId } from '../../site/versions';
import { pagesInOrder } from '../../shared/pagesInOrder';
import type { SidebarEntry } from '../../shared/sidebar';
import type { VersionContent } from './versionContent';
import { buildSidebar, locateIn, type SidebarPosition } from './sidebarTree';

interface VersionSidebars {
  readonly trees: Readonly<Record<SidebarId, readonly SidebarEntry[]>>;
  /**
   * Returns the sidebar that lists a page, or the first sidebar if none does, and the page's
   * position in it.
   */
  readonly locate: (path: string) => SidebarPosition & { readonly sidebar: SidebarId };
}

const cache = new WeakMap<VersionContent, VersionSidebars>();

/** Returns a version's sidebars with labels and paths; cached per content snapshot. */
export function sidebarsOf(content: VersionContent): VersionSidebars {
  const cached = cache.get(content);
  if (cached !== undefined) return cached;

  const pages = new Map(
    [...content.pages].map(([id, { path, frontMatter }]) => [
      id,
      { path, label: frontMatter.sidebarLabel ?? frontMatter.title },
    ]),
  );
  const trees = {} as Record<SidebarId, readonly SidebarEntry[]>;
  for (const id of sidebarIds) trees[id] = buildSidebar(content.sidebars[id], pages);
  const sidebarOf = new Map(
    sidebarIds.flatMap((id) => pagesInOrder(trees[id]).map(({ path }) => [path, id] as const)),
  );
  const locators = {} as Record<SidebarId, (path: string) => SidebarPosition>;
  for (const id of sidebarIds) locators[id] = locateIn(trees[id]);

  const sidebars: VersionSidebars = {
    trees,
    locate: (path) => {
      // In development, a page that is in no sidebar, such as a draft, shows the first sidebar.
      const sidebar = sidebarOf.get(path) ?? sidebarIds[0];
      return { sidebar, ...locators[sidebar](path) };
    },
  };
  cache.set(content, sidebars);
  return sidebars;
}
