import type { GatsbyNode } from 'gatsby';
import { unusedInBuild, webpackAliases, webpackRules } from '../compat/webpack';
import { beforePaintScript } from './output/inlineScripts';

/** Adds the workarounds for packages and the inline script that the server rendering writes. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
  stage,
  store,
}) => {
  const { directory: root } = store.getState().program;
  const isBrowserBuild = stage === 'build-javascript';
  const isHtml = stage === 'build-html' || stage === 'develop-html';
  actions.setWebpackConfig({
    // Readers do not need source maps.
    ...(isBrowserBuild ? { devtool: false } : {}),
    module: { rules: webpackRules },
    resolve: {
      alias: { ...(isBrowserBuild ? unusedInBuild(root) : {}), ...webpackAliases(root) },
    },
    plugins: isHtml
      ? [plugins.define({ BEFORE_PAINT_SCRIPT: JSON.stringify(beforePaintScript(root)) })]
      : [],
  });
};
