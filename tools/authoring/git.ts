import { git } from '../../src/gatsby/output/git';

/**
 * Returns the files that have uncommitted changes; none outside a repository.
 *
 * @param files relative to `root`
 */
export function uncommittedFiles(root: string, files: readonly string[]): string[] {
  const status = git(root, 'status', '--porcelain', '-z', '--untracked-files=all', '--', ...files);
  // Git lists paths from the root of the repository; the project may be in a subfolder of it.
  const prefix = git(root, 'rev-parse', '--show-prefix')?.trimEnd() ?? '';
  return (status ?? '')
    .split('\0')
    .map((line) => line.slice(3 + prefix.length))
    .filter((file) => files.includes(file));
}

/** Makes `git diff` show a new file. */
export function addToDiff(root: string, file: string): void {
  git(root, 'add', '--intent-to-add', '--', file);
}

/**
 * Returns the lines that contain a page's address or file, as `file:line:text` of at most 160
 * characters. Searches tracked files except those in `content/` and the changelog; finds nothing
 * outside a repository.
 *
 * @param file the page's file, relative to `root`
 * @param folder the folder of the page's version
 */
export function mentionsOf(root: string, file: string, folder: string): string[] {
  const path = file
    .slice(folder.length)
    .replace(/\.mdx$/, '')
    .replace(/[.{}]/g, '\\$&');
  const start = path.replace(/\/index$/, '(/index)?');
  const pattern = `${start}(\\.(mdx?|html))?\\.?($|[^A-Za-z0-9_/{.-])`;
  const output = git(root, 'grep', '-nIE', pattern, '--', '.', ':!content', ':!CHANGELOG.md');
  return (output ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (line.length > 160 ? `${line.slice(0, 157)}…` : line));
}
