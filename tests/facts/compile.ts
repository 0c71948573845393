import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/copyProject';

/** A folder inside the project, from which its packages can be imported. */
const parent = join(projectRoot, 'node_modules/.cache');

const compiler = join(projectRoot, 'node_modules/typescript-7/bin/tsc');

const compilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleDetection: 'force',
  moduleResolution: 'Bundler',
  lib: ['ES2022', 'DOM', 'ESNext.Disposable'],
  types: [],
};

/**
 * Compiles TypeScript files in strict mode with the native compiler. The files can import each
 * other and packages of this project.
 *
 * @param files texts by name
 * @returns the errors in the files, such as `calls.ts:7 Cannot find name 'x'.`
 * @throws Error with the text that the compiler writes to standard error
 */
export function compile(files: ReadonlyMap<string, string>): string[] {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'samples-'));
  try {
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    const settings = { compilerOptions, files: [...files.keys()] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout, stderr } = spawnSync(process.execPath, [compiler, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (stderr !== '') throw new Error(stderr);
    return [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error TS\d+: (.*(?:\n {2}.*)*)/gm)].map(
      ([, file, line, text]) => `${file}:${line} ${text}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
