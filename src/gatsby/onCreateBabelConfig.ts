import type { GatsbyNode } from 'gatsby';

/**
 * Compiles private methods in development: Gatsby's preset transforms class properties there, and
 * Babel requires both to be transformed alike. Builds target browsers that need neither.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions, stage }) => {
  if (stage !== 'develop' && stage !== 'develop-html') return;
  for (const name of ['private-methods', 'private-property-in-object']) {
    const plugin = { name: `@babel/plugin-transform-${name}`, options: { loose: true }, stage };
    actions.setBabelPlugin(plugin);
  }
};
