import type { GatsbyNode } from 'gatsby';
import { sidebarIds } from '../site/versions';
import { allContent } from './content/store';
import { docVersionId } from './nodeIds';
import { sidebarsOf } from './sidebars';

/**
 * Makes the nodes that are not files: versions and their sidebars. A version's digest covers its
 * data, addresses and figures, so that every article queried with it is renewed when they change.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
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
        id: createNodeId(`sidebar ${version.name} ${name}`),
        name,
        version: version.name,
        items,
        internal: { type: 'DocSidebar', contentDigest: createContentDigest(items) },
      });
    }
  }
};
