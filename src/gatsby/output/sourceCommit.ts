import { execFileSync } from 'node:child_process';

/** The state of the repository that a build was made from. */
export interface SourceCommit {
  readonly commit: string;
  /** Time of the commit, in milliseconds. */
  readonly time: number;
  /** Whether tracked files had uncommitted changes. */
  readonly isModified: boolean;
}

/** Reads the commit of the project's repository; undefined outside of one. */
export function readSourceCommit(root: string): SourceCommit | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [commit = '', seconds = ''] = git('log', '-1', '--format=%H %ct').trim().split(' ');
    const changes = git('status', '--porcelain', '--untracked-files=no');
    return { commit, time: Number(seconds) * 1000, isModified: changes !== '' };
  } catch {
    return undefined;
  }
}
