import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * The alias replaces use-dark-mode's event listener, which webpack 5 miscompiles: every `change`
 * event of the page lands in it. Source maps of the bundles are of no use to readers.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  store,
}) => {
  const { directory } = store.getState().program;
  actions.setWebpackConfig({
    ...(stage === 'build-javascript' ? { devtool: false } : {}),
    resolve: {
      alias: {
        '@use-it/event-listener': resolve(directory, 'src/app/colorMode/eventListener.ts'),
      },
    },
  });
};
