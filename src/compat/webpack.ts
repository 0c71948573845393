import { join } from 'node:path';

/** Packages that we replace with our own modules; src/compat/README.md explains each. */
export const webpackAliases = (root: string): Readonly<Record<string, string>> => ({
  '@use-it/event-listener': join(root, 'src/compat/useDarkMode/eventListener.ts'),
  'gatsby-react-router-scroll': join(root, 'src/compat/gatsby/scrollContext.tsx'),
});

/** Parts of Gatsby that the built site does not use. `false` makes a module empty. */
export function unusedInBuild(root: string): Readonly<Record<string, string | false>> {
  const inGatsby = (path: string): string => join(root, 'node_modules/gatsby/dist', path);
  return {
    [inGatsby('internal-plugins/partytown/gatsby-browser.js')]: false,
    [join(root, '.cache/register-service-worker.js')]: false,
    [join(root, '.cache/head/head-export-handler-for-browser.js')]: join(
      root,
      'src/compat/gatsby/headHandler.ts',
    ),
  };
}

/**
 * webpack 5 mistakes use-dark-mode's parameter, which defaults to `global`, for `global` itself, so we
 * disable its handling of that name.
 */
export const webpackRules = [{ test: /[\\/]use-dark-mode[\\/]/, parser: { node: false } }];
