import { git } from './git';

/** The repository state that a build was made from. */
export interface SourceCommit {
  readonly commit: string;
  /** Time of the commit, in milliseconds since 1970. */
  readonly time: number;
  /** Whether tracked files had uncommitted changes. */
  readonly isModified: boolean;
}

/** Returns the repository's state; undefined if git fails, for example outside a repository. */
export function readSourceCommit(root: string): SourceCommit | undefined {
  const log = git(root, 'log', '-1', '--format=%H %ct');
  const changes = git(root, 'status', '--porcelain', '--untracked-files=no');
  if (log === undefined || changes === undefined) return undefined;
  const [commit = '', seconds = ''] = log.trim().split(' ');
  return { commit, time: Number(seconds) * 1000, isModified: changes !== '' };
}
