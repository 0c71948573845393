import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import {
  compileWithEsbuild,
  darkModeRule,
  keepFontsInFiles,
  routerRule,
  shortenClassNames,
  unusedModuleAliases,
  webpackAliases,
  webpackCache,
} from '../workarounds/webpack';
import { BuildHashPlugin } from '../workarounds/gatsby/buildHash';
import { chunkPolicy } from '../shared/trustedTypes';
import { beforePaintScript } from './output/inlineScripts';
import { NoticesPlugin } from './output/notices';
import { readRunStyles } from './output/runStyles';

/**
 * Adapts Gatsby's webpack configuration to the site. Defines two constants for our code: the path
 * of the run panel's stylesheet, and the inline script for server rendering.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
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
    module: { rules: [darkModeRule, routerRule] },
    resolve: {
      alias: { ...(isBrowserBuild ? unusedModuleAliases(root) : {}), ...webpackAliases(root) },
    },
    plugins: [
      ...(isBrowserBuild ? [new NoticesPlugin(root), new BuildHashPlugin()] : []),
      plugins.define({ RUN_STYLES: JSON.stringify(readRunStyles(root).path) }),
      ...(isHtml
        ? [plugins.define({ BEFORE_PAINT_SCRIPT: JSON.stringify(beforePaintScript(root)) })]
        : []),
    ],
  });
  // `setWebpackConfig` ignores `output`, and cannot shorten Gatsby's list of files that the cache
  // depends on.
  const config = getConfig() as Configuration;
  shortenClassNames(root, config);
  keepFontsInFiles(config);
  if (!stage.startsWith('develop')) compileWithEsbuild(config);
  actions.replaceWebpackConfig({
    ...config,
    output: {
      ...config.output,
      ...(isBrowserBuild
        ? // Every page lists hashed file names; 40 bits are enough to tell a site's few files apart.
          { hashDigestLength: 10, trustedTypes: { policyName: chunkPolicy } }
        : {}),
    },
    cache: webpackCache(root, config.cache),
  });
};
