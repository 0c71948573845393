import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import {
  createClassNamer,
  compileWithEsbuild,
  keepFontsInFiles,
  shortenClassNames,
  webpackCache,
} from './webpack';

const files = [
  'package-lock.json',
  'src/workarounds/webpack.ts',
  'src/gatsby/onCreateWebpackConfig.ts',
];
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

test('the router uses `requestAnimationFrame` once, for the wait that `routerRule` removes', () => {
  const source = readFileSync(require.resolve('@gatsbyjs/reach-router'), 'utf8');
  expect(source.match(/requestAnimationFrame/g)).toHaveLength(1);
  expect(source).toMatch(/\.listen\(.{0,90}requestAnimationFrame/);
});

describe('webpackCache', () => {
  it('replaces only the version and the build dependencies', () => {
    expect(webpackCache(root, cache)).toEqual({
      ...cache,
      buildDependencies: { defaultWebpack: [] },
      version: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('keeps its version if no file changes', () => {
    expect(webpackCache(root, cache)).toEqual(webpackCache(root, cache));
  });

  it.each(files)('has a new version when %s changes', (file) => {
    const before = webpackCache(root, cache);
    write(file, 'changed');
    expect(webpackCache(root, cache)).not.toEqual(before);
  });

  it.each([[undefined], [false], [{ type: 'memory' } as const]])(
    'returns the cache setting %j unchanged',
    (other) => {
      expect(webpackCache(root, other)).toBe(other);
    },
  );
});

describe('createClassNamer', () => {
  const name = (file: string, local: string, namer = createClassNamer('/project')): string =>
    namer({ resourcePath: `/project/src/${file}` }, '', local);

  it('gives all classes of a file the same suffix, and those of other files a different one', () => {
    const suffix = (className: string): string | undefined => className.split('-')[1];
    expect(name('a.module.css', 'link')).toMatch(/^link-[0-9a-f]{3}$/);
    expect(suffix(name('a.module.css', 'link'))).toBe(suffix(name('a.module.css', 'icon')));
    expect(suffix(name('a.module.css', 'link'))).not.toBe(suffix(name('b.module.css', 'link')));
  });

  it('fails if a class would get the same name in two files', () => {
    const namer = createClassNamer('/project');
    const addAll = (): void => {
      for (let index = 0; index <= 4096; index += 1) name(`${index}.module.css`, 'link', namer);
    };
    expect(addAll).toThrow(
      /^The class "\.link" is named "link-[0-9a-f]{3}" in both src\/\d+\.module\.css and src/,
    );
  });
});

describe('shortenClassNames', () => {
  const loader = (options: object) => ({
    loader: 'css-loader',
    options: { modules: { localIdentName: '[name]--[local]', namedExport: true, ...options } },
  });

  it('sets the naming function in nested rules', () => {
    const rules = [{ oneOf: [{ test: /css/, use: ['style-loader', loader({})] }] }];
    shortenClassNames('/project', { module: { rules } });
    const getLocalIdent: unknown = expect.any(Function);
    expect(rules[0]?.oneOf[0]?.use).toEqual(['style-loader', loader({ getLocalIdent })]);
  });

  it('fails if there is no rule for CSS modules', () => {
    const shorten = (): void => shortenClassNames('/project', { module: { rules: [] } });
    expect(shorten).toThrow('lacks a rule for CSS modules');
  });
});

describe('compileWithEsbuild', () => {
  function loadersFor(file: string): string[] {
    const babel = { test: /\.(js|mjs|jsx|ts|tsx)$/, include: () => true, loader: 'babel' };
    const typescript = { test: /\.tsx?$/, loader: 'babel' };
    const config = { module: { rules: [babel, { test: /\.css$/, loader: 'css' }, typescript] } };
    compileWithEsbuild(config as Configuration);
    const matches = (condition: unknown): boolean =>
      [condition].flat().some((pattern) => pattern instanceof RegExp && pattern.test(file));
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
  ])('for %s, uses the loaders %j', (file, loaders) => {
    expect(loadersFor(file)).toEqual(loaders);
  });

  it.each([[/\.tsx?$/], [/\.(js|mjs|jsx|ts|tsx)$/]])('fails if %s is the only rule', (test) => {
    expect(() => compileWithEsbuild({ module: { rules: [{ test }] } })).toThrow(
      'lacks a rule for Babel',
    );
  });
});

describe('keepFontsInFiles', () => {
  it('turns off the inlining of fonts, and keeps the other options', () => {
    const options = { limit: 10_000, name: 'static/[name]' };
    const fonts = { test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: [{ loader: 'url', options }] };
    keepFontsInFiles({ module: { rules: [{ test: /\.css$/ }, fonts] } });
    expect(options).toEqual({ limit: false, name: 'static/[name]' });
  });

  it('fails if there is no rule for fonts', () => {
    expect(() => keepFontsInFiles({ module: { rules: [] } })).toThrow(
      'has no size limit for fonts',
    );
  });
});
