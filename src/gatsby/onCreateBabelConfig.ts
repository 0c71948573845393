import type { GatsbyNode } from 'gatsby';

/**
 * Compiles private methods in development. Gatsby's preset compiles class properties with `loose`,
 * and Babel then requires `loose` for private methods too. In builds, esbuild compiles the code.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions, stage }) => {
  if (stage !== 'develop' && stage !== 'develop-html') return;
  for (const name of ['private-methods', 'private-property-in-object']) {
    const plugin = { name: `@babel/plugin-transform-${name}`, options: { loose: true }, stage };
    actions.setBabelPlugin(plugin);
  }
};
