import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The rooms of `src/`, and which others each may import from. */
const rooms = {
  site: [],
  shared: ['site'],
  subject: ['site', 'shared'],
  compat: ['site', 'shared'],
  search: ['site', 'shared', 'subject'],
  // A pure handler that runs anywhere; its data is a parameter.
  sandbox: ['site', 'shared'],
  content: ['site', 'shared', 'subject'],
  gatsby: ['site', 'shared', 'subject', 'compat', 'search', 'content', 'sandbox'],
  components: ['site', 'shared', 'search'],
  app: ['site', 'shared', 'compat', 'search', 'components'],
  templates: ['site', 'shared', 'search', 'components', 'app', 'styles'],
  pages: ['site', 'shared', 'compat', 'search', 'components', 'app', 'templates', 'styles'],
  styles: [],
};

const room = (...types) => ({ element: { types: { anyOf: types } } });

const policies = [
  ...Object.entries(rooms).map(([type, others]) => ({
    from: room(type),
    allow: { to: room(type, ...others) },
  })),
  { from: room('article'), allow: { to: room('article', 'site', 'shared') } },
  // The registry is the one place where the pipeline meets the components that authors use.
  { from: { file: { categories: 'registry' } }, allow: { to: room('article') } },
];

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
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A constant that is one word of several: `pathPrefix: string = ''`.
      '@typescript-eslint/no-inferrable-types': 'off',
      // A type that names itself needs an index signature.
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
      // `tabindex="0"` on a scrolling code block and on the skip link's target is what WCAG asks.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre', 'main'], roles: ['tabpanel', 'region'] },
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
        ...Object.keys(rooms).map((type) => ({
          type,
          pattern: `src/${type}`,
          partialMatch: false,
        })),
      ],
      'boundaries/files': [{ category: 'registry', pattern: 'src/content/registry.{ts,tsx}' }],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: '{{from.element.type}} may not import {{to.element.type}}',
          policies,
        },
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}', 'tools/**', 'tests/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
