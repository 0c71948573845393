import type { GatsbyNode } from 'gatsby';
import { rememberNodeMaker } from './content/developmentCheck';
import { createVersionNodes } from './content/versionNodes';

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  rememberNodeMaker(args);
  createVersionNodes(args);
};
