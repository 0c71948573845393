import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';

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

/** The part of a css-loader rule that names classes. */
interface NamedClasses {
  readonly options?: { readonly modules?: { localIdentName?: string } };
}

/**
 * Shortens the class names of CSS modules: `link-0e40` instead of `styles-module--link--0e409`. They
 * recur on every page; the short ones save 180 bytes (gzip) of the median page.
 *
 * @throws Error if Gatsby's configuration has no class names
 */
export function shortenClassNames(config: Configuration): void {
  let isFound = false;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
    const modules = (value as NamedClasses).options?.modules;
    if (modules?.localIdentName !== undefined) {
      modules.localIdentName = '[local]-[hash:hex:4]';
      isFound = true;
    }
    Object.values(value).forEach(visit);
  };
  visit(config.module?.rules);
  if (!isFound) throw new Error("Gatsby's webpack configuration does not name classes.");
}

/** The syntax of a build. Every browser that Gatsby supports by default understands it. */
const target = 'es2022';

/** Files from which Gatsby's Babel plugin removes GraphQL queries. */
const hasQueries = /[\\/]src[\\/](?:pages|templates)[\\/]/;

const esbuildRule = (test: RegExp, loader: 'default' | 'jsx'): RuleSetRule => ({
  test,
  exclude: [/[\\/]node_modules[\\/]/, hasQueries],
  type: 'javascript/auto',
  loader: 'esbuild-loader',
  options: { loader, target, jsx: 'automatic' },
});

/**
 * Compiles our modules and Gatsby's runtime with esbuild, except for pages and templates. Gatsby has
 * Babel compile them, which takes several times as long and replaces syntax that browsers have had
 * for years.
 *
 * @throws Error if Gatsby's configuration does not have Babel's rule
 */
export function compileWithEsbuild(config: Configuration): void {
  const rules = config.module?.rules ?? [];
  const babel = rules.find(
    (rule): rule is RuleSetRule =>
      typeof rule === 'object' && rule !== null && String(rule.test).includes('jsx|ts|tsx'),
  );
  if (babel === undefined) throw new Error("Gatsby's webpack configuration has no rule for Babel.");
  babel.include = hasQueries;
  rules.push(esbuildRule(/\.tsx?$/, 'default'), esbuildRule(/\.m?jsx?$/, 'jsx'));
}

/** Files that decide how webpack builds a module. */
const webpackSettings = [
  'package-lock.json',
  'src/compat/webpack.ts',
  'src/gatsby/onCreateWebpackConfig.ts',
];

/**
 * Returns webpack's cache with a digest of its settings and of the installed packages as version.
 * Gatsby has webpack look up every file that its configuration requires instead, most of
 * node_modules, to know when the cache is out of date.
 *
 * @param cache the cache as Gatsby set it up
 */
export function webpackCache(root: string, cache: Configuration['cache']): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return cache;
  const hash = createHash('sha256');
  for (const file of webpackSettings) hash.update(readFileSync(join(root, file)));
  return { ...cache, buildDependencies: { defaultWebpack: [] }, version: hash.digest('hex') };
}
