import type { GatsbyNode } from 'gatsby';
import { developmentCheck } from './development/developmentCheck';
import { createVersionNodes } from './compile/versionNodes';
import { createChangeNodes } from './seo/changeNodes';

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  developmentCheck()?.storeSourceNodesArgs(args);
  createVersionNodes(args);
  createChangeNodes({ ...args, root: args.store.getState().program.directory });
};
