import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * webpack 5 takes a parameter that falls back to `global` for `global` itself. So use-dark-mode is
 * parsed without that name, and its event listener, in which every `change` event of the page would
 * land, is replaced by an alias. Gatsby's scroll handler throws on a hash such as `#%` and would
 * scroll a second time: ours stands in its place. Gatsby's part for scripts in workers does nothing in
 * a built site that has none, and is left out. Source maps of the bundles are of no use to readers.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  store,
}) => {
  const { directory } = store.getState().program;
  const gatsbyPlugins = resolve(directory, 'node_modules/gatsby/dist/internal-plugins');
  actions.setWebpackConfig({
    ...(stage === 'build-javascript' ? { devtool: false } : {}),
    module: {
      rules: [{ test: /[\\/]use-dark-mode[\\/]/, parser: { node: false } }],
    },
    resolve: {
      alias: {
        ...(stage === 'build-javascript'
          ? { [resolve(gatsbyPlugins, 'partytown/gatsby-browser.js')]: false }
          : {}),
        '@use-it/event-listener': resolve(directory, 'src/app/colorMode/eventListener.ts'),
        'gatsby-react-router-scroll': resolve(directory, 'src/app/navigation/scrollContext.tsx'),
      },
    },
  });
};
