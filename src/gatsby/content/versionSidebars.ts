import { sidebarIds, type SidebarId } from '../../site/versions';
import type { SidebarEntry } from '../../shared/sidebar';
import type { VersionContent } from './versionContent';
import { buildSidebar, locateIn, pagesInOrder, type SidebarPosition } from './sidebarTree';

export interface VersionSidebars {
  readonly trees: Readonly<Record<SidebarId, readonly SidebarEntry[]>>;
  /** Where a page stands: its sidebar and the place in it. */
  readonly locate: (path: string) => SidebarPosition & { readonly sidebar: SidebarId };
}

const known = new WeakMap<VersionContent, VersionSidebars>();

/** A version's sidebars with labels and paths; made once for each reading of the content. */
export function sidebarsOf(content: VersionContent): VersionSidebars {
  const before = known.get(content);
  if (before !== undefined) return before;

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

  const made: VersionSidebars = {
    trees,
    locate: (path) => {
      // A page in no sidebar is a draft while developing; it is shown beside the first one.
      const sidebar = sidebarOf.get(path) ?? sidebarIds[0];
      return { sidebar, ...locators[sidebar](path) };
    },
  };
  known.set(content, made);
  return made;
}
