import type { Actions, NodePluginArgs } from 'gatsby';
import { sidebarIds, type SidebarId } from '../../site/versions';
import { allContent } from './store';
import { sidebarsOf } from './versionSidebars';

/** The node id of a docs version, known without a look-up so that resolvers can depend on it. */
export const docVersionId = (name: string): string => `doc-version-${name}`;

/** The node id of a sidebar of a docs version. */
export const docSidebarId = (version: string, sidebar: SidebarId): string =>
  `doc-sidebar-${version}-${sidebar}`;

/**
 * Makes the nodes that are not files: versions and their sidebars. A version's digest covers its
 * data, addresses and figures, a sidebar's its labels and paths, so that every page queried with
 * them is renewed when they change.
 */
export function createVersionNodes({
  actions,
  createContentDigest,
}: Pick<NodePluginArgs, 'createContentDigest'> & { readonly actions: Actions }): void {
  for (const content of allContent()) {
    const { version, pages, library, digest } = content;
    actions.createNode({
      id: docVersionId(version.name),
      ...version,
      pageCount: pages.size,
      tokens: library.tokens,
      internal: { type: 'DocVersion', contentDigest: digest },
    });
    for (const name of sidebarIds) {
      const items = sidebarsOf(content).trees[name];
      actions.createNode({
        id: docSidebarId(version.name, name),
        name,
        version: version.name,
        items,
        internal: { type: 'DocSidebar', contentDigest: createContentDigest(items) },
      });
    }
  }
}
