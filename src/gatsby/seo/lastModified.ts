import { git } from '../output/git';

/**
 * Returns the day of the newest commit to each file in the output of `git log --format=%x00%ct
 * --name-only -z`.
 */
function daysOf(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const part of log.split('\0')) {
    const name = part.replace(/^\n/, '');
    if (/^\d+$/.test(name)) day = new Date(Number(name) * 1000).toISOString().slice(0, 10);
    else if (name !== '' && !days.has(name)) days.set(name, day);
  }
  return days;
}

/**
 * Returns the day (UTC) of the last commit to each file in a folder. So that no date is a guess,
 * leaves out files with uncommitted changes, and all files if the history is incomplete or missing.
 *
 * @param root the project's folder
 * @param folder relative to `root`, like the names in the result
 */
export function lastModified(root: string, folder: string): ReadonlyMap<string, string> {
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return new Map();
  const options = ['--no-renames', '--relative', '-z', '--', folder];
  const days = daysOf(git(root, 'log', '--format=%x00%ct', '--name-only', ...options) ?? '');
  for (const file of git(root, 'diff', 'HEAD', '--name-only', ...options)?.split('\0') ?? []) {
    days.delete(file);
  }
  return days;
}
