export { checkAnchors } from './resolve/links/checkAnchors';
export { compilePage } from './compilePage';
export { checkData, dataName, shownDocuments } from './dataFiles/check';
export { readDocument } from './apiDocuments/document';
export { readFigure } from './figures/readFigure';
export { imageFilePattern, readImageFile, type ImageFile } from './mediaFiles/imageFile';
export { imageVariants, type ImageVariant } from './mediaFiles/imageVariants';
export {
  captionsFilePattern,
  mediaFault,
  mediaPath,
  videoFilePattern,
} from './mediaFiles/videoFile';
export { copyReported, markUnreadable, reportedNames } from './tokens/reportedData';
export { namesInBraces } from './tokens/tokens';
export { tokenValue } from './tokens/tokenValue';
export { withTokens, withTypedTokens } from './dataFiles/withTokens';
export { withOwnProblems } from './reference/api/problemValues';
export { parseDataFile, type DataFile } from './dataFiles/dataFile';
export { checkRedirects, parseRedirects } from './dataFiles/redirects';
export { readFrontMatter, type ParsedFrontMatter } from './parse/frontMatter/frontMatter';
export { replacePath } from './paths';
export { follow } from './apiDocuments/jsonPointer';
export { pointAt } from './parse/sourceText';
export { renderNotice } from './output/renderNotice';
export { groupProblems, positionOf } from './groupProblems';
export { renderProblemNotice } from './output/renderProblemNotice';
export { checkSidebars, findRenamedPage } from './sidebars/checkSidebars';
export { parseSidebars } from './sidebars/parseSidebars';
export type * from './types';
