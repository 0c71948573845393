import type { GatsbyNode } from 'gatsby';
import { createVersionNodes } from './content/versionNodes';

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createVersionNodes(args);
