import type { GatsbyNode } from 'gatsby';
import { rememberNodeMaker } from './content/developmentCheck';
import { createVersionNodes } from './content/versionNodes';
import { createChangeNodes } from './discovery/changeNodes';

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  rememberNodeMaker(args);
  createVersionNodes(args);
  createChangeNodes({ ...args, root: args.store.getState().program.directory });
};
