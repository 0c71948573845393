export { createPages } from './src/gatsby/createPages';
export { createResolvers } from './src/gatsby/createResolvers';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { onCreateWebpackConfig } from './src/gatsby/onCreateWebpackConfig';
export { onPostBuild } from './src/gatsby/onPostBuild';
export { onPreBootstrap } from './src/gatsby/onPreBootstrap';
export { onPreInit } from './src/gatsby/onPreInit';
export { sourceNodes } from './src/gatsby/sourceNodes';
