import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Module } from 'webpack';

const noticesFile = 'third-party-notices.txt';

const inPackage = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Packages whose runtime code is part of every bundle. */
const inEveryBundle = ['gatsby', 'webpack'];

function packageFolder(file: string): string | undefined {
  return inPackage.exec(file)?.[1];
}

function noticeOf(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(text) as Record<string, string>;
  const files = readdirSync(folder)
    .filter((file) => licenceFile.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version}`, `Licence: ${license}`, ...texts].join('\n\n');
}

function* filesOf(module: Module): Generator<string> {
  const { modules, resource } = module as {
    readonly modules?: readonly Module[];
    readonly resource?: string;
  };
  if (resource !== undefined) yield resource;
  for (const inner of modules ?? []) yield* filesOf(inner);
}

/** Adds to the build a file with the licences of all packages and fonts that readers download. */
export class NoticesPlugin {
  readonly #root: string;

  /** @param root the project's folder */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NoticesPlugin.name, (compilation) => {
      const { hooks } = compilation;
      const options = {
        name: NoticesPlugin.name,
        stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
      };
      hooks.processAssets.tap(options, () => {
        const bundled = [...compilation.modules].filter(
          (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
        );
        const files = bundled.flatMap((module) => [...filesOf(module)]);
        compilation.emitAsset(noticesFile, new sources.RawSource(this.#formatNotices(files)));
      });
    });
  }

  #formatNotices(files: readonly string[]): string {
    const modules = join(this.#root, 'node_modules');
    const folders = new Set(inEveryBundle.map((name) => join(modules, name)));
    for (const file of files) folders.add(packageFolder(file) ?? join(modules, 'gatsby'));
    const fonts = join(this.#root, 'src/styles/fonts');
    const licences = readdirSync(fonts).filter((name) => name.startsWith('OFL-'));
    const notices = [
      ...[...folders].map(noticeOf).sort(),
      ...licences.sort().map((name) => readFileSync(join(fonts, name), 'utf8').trim()),
    ];
    const heading = 'This site contains these packages and fonts.';
    return `${[heading, ...notices].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
  }
}
