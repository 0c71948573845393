import { sidebarIds, type SidebarId } from '../site/versions';
import type { SidebarEntry } from '../site/sidebar';
import type { VersionContent } from './content/versionContent';
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
  const [first, ...others] = sidebarIds.map((id) => {
    const tree = buildSidebar(content.sidebars[id] ?? [], pages);
    const paths = new Set(pagesInOrder(tree).map(({ path }) => path));
    return { id, tree, has: (path: string) => paths.has(path), locate: locateIn(tree) };
  });
  if (first === undefined) throw new Error('The site has no sidebar: see src/site/versions.');

  const made: VersionSidebars = {
    trees: Object.fromEntries(
      [first, ...others].map(({ id, tree }) => [id, tree]),
    ) as VersionSidebars['trees'],
    locate: (path) => {
      const sidebar = others.find(({ has }) => has(path)) ?? first;
      return { sidebar: sidebar.id, ...sidebar.locate(path) };
    },
  };
  known.set(content, made);
  return made;
}
