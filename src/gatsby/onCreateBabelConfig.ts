import type { GatsbyNode } from 'gatsby';

/**
 * Compiles private methods in development: there, Gatsby's preset transforms class properties, and
 * Babel requires the same mode for both. Builds target browsers that need neither.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions, stage }) => {
  if (stage !== 'develop' && stage !== 'develop-html') return;
  for (const name of ['private-methods', 'private-property-in-object']) {
    const plugin = { name: `@babel/plugin-transform-${name}`, options: { loose: true }, stage };
    actions.setBabelPlugin(plugin);
  }
};
