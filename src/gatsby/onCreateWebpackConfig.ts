import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * webpack 5 takes a parameter that falls back to `global` for `global` itself. So use-dark-mode is
 * parsed without that name, and its event listener, in which every `change` event of the page would
 * land, is replaced by an alias. Gatsby's scroll handler throws on a hash such as `#%` and would
 * scroll a second time: ours stands in its place. Gatsby's parts for scripts in workers, a service
 * worker and pages that export a `Head` have nothing to do in the built site, and are left out.
 * Source maps of the bundles are of no use to readers.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  store,
}) => {
  const { directory } = store.getState().program;
  const inProject = (path: string): string => resolve(directory, path);
  const plugins = 'node_modules/gatsby/dist/internal-plugins';
  const unused = {
    [inProject(`${plugins}/partytown/gatsby-browser.js`)]: false,
    [inProject('.cache/register-service-worker.js')]: false,
    [inProject('.cache/head/head-export-handler-for-browser.js')]: inProject(
      'src/compat/gatsby/headHandler.ts',
    ),
  };
  actions.setWebpackConfig({
    ...(stage === 'build-javascript' ? { devtool: false } : {}),
    module: {
      rules: [{ test: /[\\/]use-dark-mode[\\/]/, parser: { node: false } }],
    },
    resolve: {
      alias: {
        ...(stage === 'build-javascript' ? unused : {}),
        '@use-it/event-listener': inProject('src/compat/useDarkMode/eventListener.ts'),
        'gatsby-react-router-scroll': inProject('src/compat/gatsby/scrollContext.tsx'),
      },
    },
  });
};
