export { createPages } from './src/build/createPages';
export { createResolvers } from './src/build/createResolvers';
export { createSchemaCustomization } from './src/build/createSchemaCustomization';
export { onCreateWebpackConfig } from './src/build/onCreateWebpackConfig';
export { onPostBuild } from './src/build/onPostBuild';
export { onPreBootstrap } from './src/build/onPreBootstrap';
export { onPreInit } from './src/build/onPreInit';
export { sourceNodes } from './src/build/sourceNodes';
