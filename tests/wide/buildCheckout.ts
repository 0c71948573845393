import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectRoot } from '../../tools/copyProject';
import { requireProgram } from './requirements';

/** The commit to build, and the environment and command to build it with. */
export interface BuildOptions {
  readonly commit: string;
  /** Path of the build's folder within a temporary one, such as `another/folder with a space`. */
  readonly inside: string;
  readonly umask: string;
  /** Folders to search for programs before those of the PATH. */
  readonly programs: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly command: string;
}

/**
 * Checks a commit out into a new folder, with the installed packages but without their caches,
 * and builds it there without a network.
 *
 * @returns the temporary folder and the build's folder in it
 * @throws Error if a program is missing, or with the output if the build fails
 */
export function buildCheckout({ commit, inside, umask, programs, env, command }: BuildOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const root = join(folder, inside);
  const git = requireProgram('git');
  execFileSync(git, ['clone', '--quiet', projectRoot, root]);
  execFileSync(git, ['-C', root, 'checkout', '--quiet', '--detach', commit]);
  mkdirSync(join(root, 'node_modules'));
  const installedPackages = join(projectRoot, 'node_modules');
  mkdirSync(join(installedPackages, '.cache'), { recursive: true });
  // Mounts the packages instead of linking them: module ids contain resolved paths, and a link
  // would resolve to a path outside the folder.
  const unshareArgs = [
    ...['--map-root-user', '--net', '--mount', 'sh', '-e', '-c'],
    `mount --bind "$1" node_modules
     mount -t tmpfs tmpfs node_modules/.cache
     umask ${umask}
     ${command}`,
    ...['sh', installedPackages],
  ];
  const { status, stdout, stderr } = spawnSync(requireProgram('unshare'), unshareArgs, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...env,
      PATH: [...programs, process.env.PATH].join(delimiter),
    },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return { folder, root };
}
