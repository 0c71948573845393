import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';

/**
 * Returns aliases for the packages that we replace with our own modules; src/workarounds/README.md
 * explains each.
 */
export const webpackAliases = (root: string): Readonly<Record<string, string>> => ({
  '@use-it/event-listener': join(root, 'src/workarounds/useDarkMode/eventListener.ts'),
  'gatsby-react-router-scroll': join(root, 'src/workarounds/gatsby/scrollContext.tsx'),
});

/**
 * Returns aliases for the parts of Gatsby that the built site does not use. `false` makes a module
 * empty.
 */
export function unusedModuleAliases(root: string): Readonly<Record<string, string | false>> {
  const inGatsby = (path: string): string => join(root, 'node_modules/gatsby/dist', path);
  return {
    [inGatsby('internal-plugins/partytown/gatsby-browser.js')]: false,
    [join(root, '.cache/register-service-worker.js')]: false,
    [join(root, '.cache/head/head-export-handler-for-browser.js')]: join(
      root,
      'src/workarounds/gatsby/headHandler.ts',
    ),
  };
}

const target = 'es2022';

/**
 * webpack 5 mistakes use-dark-mode's parameter, which defaults to `global`, for `global` itself, so
 * webpack must not replace Node.js globals there.
 */
export const darkModeRule = { test: /[\\/]use-dark-mode[\\/]/, parser: { node: false } };

/**
 * Makes the router render the next page without waiting for a frame. The router uses
 * `requestAnimationFrame` for nothing else.
 */
export const routerRule = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]/,
  loader: 'esbuild-loader',
  options: { target, define: { requestAnimationFrame: 'queueMicrotask' } },
};

interface ClassNames {
  localIdentName?: string;
  getLocalIdent?: (context: { resourcePath: string }, template: string, local: string) => string;
}

/**
 * Returns a function that names the classes of CSS modules: `link-0e4`, where `0e4` is the start of
 * a hash of the file's path. The function throws an Error if a class would get the same name in two
 * files.
 */
export function createClassNamer(root: string): NonNullable<ClassNames['getLocalIdent']> {
  const owners = new Map<string, string>();
  return ({ resourcePath }, _template, local) => {
    const file = relative(root, resourcePath).split(sep).join('/');
    const name = `${local}-${createHash('sha256').update(file).digest('hex').slice(0, 3)}`;
    const owner = owners.get(name) ?? file;
    if (owner !== file)
      throw new Error(
        `The class ".${local}" is named "${name}" in both ${owner} and ${file}. Rename it in one of them.`,
      );
    owners.set(name, file);
    return name;
  };
}

/**
 * Shortens the class names of CSS modules, which recur on every page: `link-0e4` instead of
 * `styles-module--link--0e409`.
 *
 * @throws Error if Gatsby's configuration has no rule for CSS modules
 */
export function shortenClassNames(root: string, config: Configuration): void {
  let hasClassNames = false;
  const getLocalIdent = createClassNamer(root);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
    const { modules } = (value as { options?: { modules?: ClassNames } }).options ?? {};
    if (modules?.localIdentName !== undefined) {
      modules.getLocalIdent = getLocalIdent;
      hasClassNames = true;
    }
    Object.values(value).forEach(visit);
  };
  visit(config.module?.rules);
  if (!hasClassNames)
    throw new Error(
      "Gatsby's webpack configuration lacks a rule for CSS modules. Update src/workarounds/webpack.ts.",
    );
}

/** Files from which Gatsby's Babel plugin removes GraphQL queries. */
const filesWithQueries = /[\\/]src[\\/](?:pages|templates)[\\/]/;

const esbuildRule = (test: RegExp, loader: 'default' | 'jsx'): RuleSetRule => ({
  test,
  exclude: [/[\\/]node_modules[\\/]/, filesWithQueries],
  type: 'javascript/auto',
  loader: 'esbuild-loader',
  options: { loader, target, jsx: 'automatic' },
});

const hasTest =
  (test: RegExp) =>
  (rule: unknown): rule is RuleSetRule =>
    String((rule as RuleSetRule | undefined)?.test) === String(test);

/**
 * Compiles our modules and Gatsby's runtime with esbuild, except for pages and templates. Gatsby
 * would use Babel, twice for TypeScript, which takes several times as long and replaces syntax that
 * browsers have supported for years.
 *
 * @throws Error if Gatsby's configuration lacks one of Babel's rules
 */
export function compileWithEsbuild(config: Configuration): void {
  const rules = config.module?.rules ?? [];
  const babel = rules.find(hasTest(/\.(js|mjs|jsx|ts|tsx)$/));
  const typescript = rules.findIndex(hasTest(/\.tsx?$/));
  if (babel === undefined || typescript < 0) {
    throw new Error(
      "Gatsby's webpack configuration lacks a rule for Babel. Update src/workarounds/webpack.ts.",
    );
  }
  babel.include = filesWithQueries;
  rules.splice(typescript, 1);
  rules.push(esbuildRule(/\.tsx?$/, 'default'), esbuildRule(/\.m?jsx?$/, 'jsx'));
}

/**
 * Keeps fonts in files of their own. Gatsby inlines those below 10 kB in the stylesheet, so every
 * page would download them, whether or not it uses their characters.
 *
 * @throws Error if Gatsby's configuration has no size limit for fonts
 */
export function keepFontsInFiles(config: Configuration): void {
  const rule = config.module?.rules?.find(hasTest(/\.(eot|otf|ttf|woff(2)?)(\?.*)?$/));
  const [loader] = (rule?.use ?? []) as { options?: { limit?: number | false } }[];
  if (loader?.options?.limit === undefined) {
    throw new Error(
      "Gatsby's webpack configuration has no size limit for fonts. Update src/workarounds/webpack.ts.",
    );
  }
  loader.options.limit = false;
}

/** Files that affect how webpack builds a module. */
const webpackSettings = [
  'package-lock.json',
  'src/workarounds/webpack.ts',
  'src/gatsby/onCreateWebpackConfig.ts',
];

/**
 * If webpack caches in files, sets the cache's version to a digest of the build settings and the
 * installed packages; returns other settings unchanged. By default, webpack would check every file
 * that Gatsby's configuration requires, most of node_modules, to find out whether the cache is out
 * of date.
 *
 * @param cache the settings from Gatsby
 */
export function webpackCache(root: string, cache: Configuration['cache']): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return cache;
  const hash = createHash('sha256');
  for (const file of webpackSettings) hash.update(readFileSync(join(root, file)));
  return { ...cache, buildDependencies: { defaultWebpack: [] }, version: hash.digest('hex') };
}
