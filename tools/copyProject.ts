import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const projectRoot = join(__dirname, '..');

const excluded = new Set(['node_modules', '.cache', '.git', 'public', 'coverage']);

/** A copy of the project in a temporary folder. */
export interface ProjectCopy {
  readonly root: string;
  /**
   * Changes the value of a string constant (`export const name = '…'`) in a file.
   *
   * @throws Error if the file has no such constant
   */
  readonly setConstant: (file: string, name: string, value: string) => void;
  /**
   * Runs a production build.
   *
   * @throws Error with the output if the build fails
   */
  readonly build: () => void;
  /** Runs a program of node_modules/.bin, or `npm`. */
  readonly run: (program: string, ...args: string[]) => { status: number | null; output: string };
  readonly remove: () => void;
}

/** Copies the project, with a link to its installed packages. */
export function copyProject(name: string): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), `docs-${name}-`));
  cpSync(projectRoot, root, {
    recursive: true,
    filter: (source) => source === projectRoot || !excluded.has(basename(source)),
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));

  const run: ProjectCopy['run'] = (program, ...args) => {
    const command = program === 'npm' ? program : join(root, 'node_modules/.bin', program);
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      // Rendering social cards takes seconds, and no test of a copy checks them.
      env: { ...process.env, SOCIAL_CARDS: 'off' },
      maxBuffer: 2 ** 28,
    });
    return { status, output: stdout + stderr };
  };

  return {
    root,
    run,
    build() {
      const { status, output } = run('npm', 'run', 'build');
      if (status !== 0) throw new Error(output);
    },
    setConstant(file, constant, value) {
      const path = join(root, file);
      const text = readFileSync(path, 'utf8');
      const pattern = new RegExp(`(export const ${constant}(?:: \\w+)? = )'[^']*';`);
      if (!pattern.test(text)) throw new Error(`${file} has no constant ${constant}.`);
      writeFileSync(path, text.replace(pattern, `$1'${value}';`));
    },
    remove() {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
