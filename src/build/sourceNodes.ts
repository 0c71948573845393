import type { GatsbyNode } from 'gatsby';
import { createVersionNodes } from './versionNodes';

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createVersionNodes(args);
