export { checkAnchors } from './checkAnchors';
export { compilePage } from './compilePage';
export { parseDataFile } from './dataFile';
export { readFrontMatter } from './frontMatter';
export { checkSidebars, parseSidebars, type ParsedSidebars } from './sidebars';
export type * from './types';
