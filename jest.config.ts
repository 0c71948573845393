/** @jest-config-loader esbuild-register */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'jest';

/**
 * Returns the names of the installed packages that are ES modules, nested ones included. Jest loads
 * modules as CommonJS, so only these packages are transformed like our own files.
 */
function esModulePackages(folder: string, scope = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name.startsWith('@')) return esModulePackages(path, `${name}/`);
    const nested = esModulePackages(join(path, 'node_modules'));
    const manifest = join(path, 'package.json');
    if (!existsSync(manifest)) return nested;
    const { type } = JSON.parse(readFileSync(manifest, 'utf8')) as { type?: string };
    return type === 'module' ? [`${scope}${name}`, ...nested] : nested;
  });
}

const esModules = [...new Set(esModulePackages(join(__dirname, 'node_modules')))];

const swc = (parser: object): [string, object] => [
  '@swc/jest',
  {
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  },
];

const sharedSettings = {
  cacheDirectory: 'node_modules/.cache/jest',
  rootDir: '.',
  transform: {
    '\\.[cm]?ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.[cm]?jsx?$': swc({ syntax: 'ecmascript', jsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esModules.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/tools/jest/styles.ts' },
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/'],
  testEnvironment: 'node',
};

/** Runs test files in Jest's own process; see tools/jest/plainRunner.mjs. */
const plainSettings = { ...sharedSettings, runner: '<rootDir>/tools/jest/plainRunner.mjs' };

const browserSettings = {
  ...sharedSettings,
  testEnvironment: '<rootDir>/tools/jest/browserEnvironment.ts',
  globalSetup: '<rootDir>/tools/jest/startBrowser.ts',
  globalTeardown: '<rootDir>/tools/jest/stopBrowser.ts',
};

const config: Config = {
  projects: [
    {
      ...plainSettings,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/src/{content,gatsby,sandbox,search,shared,site,domain}/**/*.test.ts',
        '<rootDir>/{tools,netlify}/**/*.test.ts',
      ],
    },
    {
      ...sharedSettings,
      displayName: 'app',
      testMatch: [
        '<rootDir>/src/{app,components,runPanel,styles,templates,workarounds}/**/*.test.{ts,tsx}',
      ],
      setupFiles: ['<rootDir>/tools/jest/gatsbyGlobals.ts'],
    },
    {
      ...plainSettings,
      displayName: 'content',
      testMatch: ['<rootDir>/tests/{content,facts,guideSamples}/**/*.test.ts'],
    },
    { ...browserSettings, displayName: 'built', testMatch: ['<rootDir>/tests/built/**/*.test.ts'] },
    {
      ...browserSettings,
      displayName: 'otherBuilds',
      testMatch: ['<rootDir>/tests/otherBuilds/**/*.test.ts'],
    },
    {
      ...browserSettings,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
    },
    { ...browserSettings, displayName: 'wide', testMatch: ['<rootDir>/tests/wide/**/*.test.ts'] },
  ],
};

export default config;
