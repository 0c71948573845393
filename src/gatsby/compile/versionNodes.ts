import type { Actions, NodePluginArgs } from 'gatsby';
import { sidebarIds, type SidebarId } from '../../site/versions';
import { allContent } from './store';
import { sidebarsOf } from '../versions/versionSidebars';

/**
 * Returns the node id of a docs version. The id is derived from the name, so that resolvers can
 * look up the node and depend on it.
 */
export const docVersionId = (name: string): string => `doc-version-${name}`;

/** Returns the node id of a docs version's sidebar. */
export const docSidebarId = (version: string, sidebar: SidebarId): string =>
  `doc-sidebar-${version}-${sidebar}`;

/**
 * Creates the nodes of versions and their sidebars. Their digests cover everything that pages read
 * through them, so that Gatsby reruns the queries of those pages after a change.
 *
 * @param state a string that changes when anything else on the pages changes, such as problems
 */
export function createVersionNodes(
  {
    actions,
    createContentDigest,
  }: Pick<NodePluginArgs, 'createContentDigest'> & { readonly actions: Actions },
  state = '',
): void {
  for (const content of allContent()) {
    const { version, pages, library, digest } = content;
    actions.createNode({
      id: docVersionId(version.name),
      ...version,
      pageCount: pages.size,
      tokens: library.tokens,
      internal: { type: 'DocVersion', contentDigest: createContentDigest([digest, state]) },
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
