import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The folders of `src/`, with the folders that each may import from. */
const folders = {
  site: [],
  shared: ['site'],
  domain: ['site', 'shared'],
  workarounds: ['site', 'shared'],
  search: ['site', 'shared', 'domain'],
  // A pure handler that runs anywhere; its data is a parameter.
  sandbox: ['site', 'shared'],
  content: ['site', 'shared', 'domain', 'workarounds'],
  gatsby: ['site', 'shared', 'domain', 'workarounds', 'search', 'content', 'sandbox'],
  components: ['site', 'shared', 'search'],
  // The panel that runs a method or operation, loaded on request.
  runPanel: ['site', 'shared', 'sandbox', 'components'],
  app: ['site', 'shared', 'workarounds', 'search', 'components', 'runPanel'],
  templates: ['site', 'shared', 'search', 'components', 'app', 'styles'],
  pages: ['site', 'shared', 'workarounds', 'search', 'components', 'app', 'templates', 'styles'],
  styles: [],
};

/** Layers inside a folder, lowest first; each may import from those before it. */
const layers = {
  sandbox: [
    'time',
    'http',
    'money',
    'customers',
    'guardAndLimits',
    'returnedPayments',
    'incomingPayments',
    'transactions',
    'freezes',
    'stablecoin',
    'network',
    'reports',
    'webhooks',
  ],
  search: ['text', 'index', 'excerpt', 'query', 'rank', 'results'],
  content: [
    'tokens',
    'mdast',
    'codeBlocks',
    'parse',
    'dataFiles',
    'apiDocuments',
    'sidebars',
    'figures',
    'mediaFiles',
    'componentRegistry',
    'reference',
    'lifecycleTables',
    'resolve',
    'expandComponents',
    'output',
  ],
  'content/reference': ['fields', 'openrpc', 'api', 'subscriptions', 'rpc'],
  'content/resolve': ['foreignSyntax', 'links', 'imagesAndVideos', 'codeBlocks', 'components'],
  gatsby: [
    'versions',
    'compile',
    'development',
    'media',
    'search',
    'hosting',
    'output',
    'seo',
    'cards',
  ],
  components: ['contexts', 'ui', 'search', 'errors', 'layout'],
  runPanel: ['model', 'session', 'fields', 'panel'],
  app: [
    'state',
    'articleBehaviour',
    'navigation',
    'search',
    'searchMarks',
    'inlineScripts',
    'lifecycle',
  ],
};

/** Returns the element types of a folder and of all folders inside it. */
const inside = (folder) => [
  folder,
  ...(layers[folder] ?? []).flatMap((layer) => inside(`${folder}/${layer}`)),
];

const types = (...anyOf) => ({ element: { types: { anyOf } } });

/**
 * Returns a folder and all layers inside it, each with the types that it may import: its own, and
 * those of its parents, of the folders in `others` and of the layers below.
 */
const importsOf = (folder, others, parents = []) => [
  [folder, [...parents, ...[folder, ...others].flatMap(inside)]],
  ...(layers[folder] ?? []).flatMap((layer, index, all) => {
    const below = all.slice(0, index).map((name) => `${folder}/${name}`);
    return importsOf(`${folder}/${layer}`, [...below, ...others], [...parents, folder]);
  }),
];

/**
 * Lets files import only modules of certain types. The plugin matches each import against every
 * policy in a configuration, so each folder gets a configuration with only its own policy.
 */
const limitImports = (files, allowed) => ({
  files: [files],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message: '{{from.element.type}} may not import {{to.element.type}}',
        policies: [{ allow: { to: types(...allowed) } }],
      },
    ],
  },
});

/** What the files of `src/` may import; the last entry that applies to a file decides. */
const importLimits = [
  ...Object.entries(folders).flatMap(([folder, others]) => importsOf(folder, others)),
  ['components/article', ['article', 'site', 'shared']],
].map(([folder, allowed]) => limitImports(`src/${folder}/**/*.{ts,tsx}`, allowed));

/** The registry is the one place where the pipeline meets the components that authors use. */
const registryLimits = limitImports('src/content/componentRegistry/registry.{ts,tsx}', [
  ...['content', ...folders.content].flatMap(inside),
  'article',
]);

export default defineConfig(
  globalIgnores([
    'src/gatsby-types.d.ts',
    'public/',
    '.cache/',
    'coverage/',
    'static/',
    'tests/fixtures/',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Prettier wraps code, but not comments. HTML and directives cannot be wrapped.
      'max-len': ['error', { code: 1e6, comments: 100, ignorePattern: '</|eslint-disable' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A setting keeps a wider type than its present value: `pathPrefix: string = ''`.
      '@typescript-eslint/no-inferrable-types': 'off',
      // A recursive type needs an index signature.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      jsxA11y.flatConfigs.strict,
    ],
    settings: { react: { version: '18.3' } },
    rules: {
      'react/prop-types': 'off',
      'react/no-unescaped-entities': 'off',
      // Boxes that scroll need a tab stop, so that keyboard users can scroll them.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre', 'main'], roles: ['tabpanel', 'region'] },
      ],
    },
  },
  {
    // Code that runs in the browser.
    files: [
      'src/{app,components,pages,runPanel,sandbox,search,shared,site,styles,templates}/**/*.{ts,tsx}',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MethodDefinition[key.type="PrivateIdentifier"]',
          message:
            'Use the `private` keyword: babel-preset-gatsby does not compile #private methods.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/elements': [
        { type: 'article', pattern: 'src/components/article', partialMatch: false },
        // Inner folders first: the first pattern that matches decides.
        ...Object.keys(folders)
          .flatMap(inside)
          .toReversed()
          .map((type) => ({ type, pattern: `src/${type}`, partialMatch: false })),
      ],
    },
  },
  importLimits,
  registryLimits,
  {
    files: ['**/*.{js,cjs,mjs}', 'tools/**', 'tests/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
