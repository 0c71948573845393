import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { compileWithEsbuild, shortenClassNames, webpackCache } from './webpack';

const files = ['package-lock.json', 'src/compat/webpack.ts', 'src/gatsby/onCreateWebpackConfig.ts'];
const cache = { type: 'filesystem', name: 'javascript', version: 'old' } as const;
let root: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'webpack-'));
  for (const file of files) write(file, file);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('webpackCache', () => {
  it('keeps the settings of the cache, but has webpack look up no files', () => {
    expect(webpackCache(root, cache)).toEqual({
      ...cache,
      buildDependencies: { defaultWebpack: [] },
      version: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('has the same version while no file changes', () => {
    expect(webpackCache(root, cache)).toEqual(webpackCache(root, cache));
  });

  it.each(files)('has another version when %s changes', (file) => {
    const before = webpackCache(root, cache);
    write(file, 'changed');
    expect(webpackCache(root, cache)).not.toEqual(before);
  });

  it.each([[undefined], [false], [{ type: 'memory' } as const]])('leaves %j as it is', (other) => {
    expect(webpackCache(root, other)).toBe(other);
  });
});

describe('shortenClassNames', () => {
  const loader = (localIdentName: string) => ({
    loader: 'css-loader',
    options: { modules: { localIdentName, namedExport: true } },
  });

  it('renames classes in all rules', () => {
    const rules = [{ oneOf: [{ test: /css/, use: ['style-loader', loader('[name]--[local]')] }] }];
    shortenClassNames({ module: { rules } });
    const renamed = [
      { oneOf: [{ test: /css/, use: ['style-loader', loader('[local]-[hash:hex:4]')] }] },
    ];
    expect(rules).toEqual(renamed);
  });

  it('fails if there is no rule for class names', () => {
    expect(() => shortenClassNames({ module: { rules: [] } })).toThrow('does not name classes');
  });
});

describe('compileWithEsbuild', () => {
  /** Names the loaders that compile a file. */
  function loadersFor(file: string): string[] {
    const babel = { test: /\.(js|mjs|jsx|ts|tsx)$/, include: () => true, loader: 'babel' };
    const config = { module: { rules: [babel, { test: /\.css$/, loader: 'css' }] } };
    compileWithEsbuild(config as Configuration);
    const matches = (condition: unknown): boolean =>
      [condition].flat().some((each) => each instanceof RegExp && each.test(file));
    return (config.module.rules as { include?: unknown; exclude?: unknown; test: RegExp }[])
      .filter(({ test }) => matches(test))
      .filter(({ include }) => include === undefined || matches(include))
      .filter(({ exclude }) => !matches(exclude))
      .map((rule) => {
        const { loader, options } = rule as never as {
          loader: string;
          options?: { loader: string };
        };
        return options === undefined ? loader : `${loader} ${options.loader}`;
      });
  }

  it.each([
    ['/project/src/app/index.tsx', ['esbuild-loader default']],
    ['/project/src/shared/isObject.ts', ['esbuild-loader default']],
    ['/project/.cache/production-app.js', ['esbuild-loader jsx']],
    ['/project/src/templates/Doc/index.tsx', ['babel']],
    ['/project/src/pages/search.tsx', ['babel']],
    ['/project/node_modules/react/index.js', []],
    ['/project/src/styles/print.css', ['css']],
  ])('compiles %s with %j', (file, loaders) => {
    expect(loadersFor(file)).toEqual(loaders);
  });

  it('fails if there is no rule for Babel', () => {
    expect(() => compileWithEsbuild({ module: { rules: [] } })).toThrow('no rule for Babel');
  });
});
