export { checkAnchors } from './checkAnchors';
export { compilePage } from './compilePage';
export { checkData, dataName } from './data/check';
export { readDocument } from './data/document';
export { withTypedTokens } from './data/withTokens';
export { parseDataFile, type DataFile } from './dataFile';
export { readFrontMatter } from './frontMatter';
export { checkSidebars, parseSidebars, type ParsedSidebars } from './sidebars';
export type * from './types';
