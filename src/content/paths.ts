import { posix } from 'node:path';

/** Returns the folder of the version a file belongs to: `content/current`. */
export function versionFolder(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/**
 * Resolves a path that is written in a content file.
 *
 * @param from the file with the path, relative to the project root
 * @param path relative to that file, or to the version's folder if it starts with a slash
 * @returns the path relative to the project root; undefined if it leaves the version's folder
 */
export function resolvePath(from: string, path: string): string | undefined {
  const root = versionFolder(from).split('/');
  const segments = path.startsWith('/') ? [...root] : from.split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.length > root.length) segments.pop();
    else return undefined;
  }
  return segments.join('/');
}

/** Returns the path of a file within its version's folder, as in links: `/x.mdx`. */
export function asRootPath(file: string): string {
  return file.slice(versionFolder(file).length);
}

/**
 * Returns the path to `target` in the style of the path that it replaces: from the version's
 * folder, as in `/x.mdx`, or relative, with or without `./`.
 *
 * @param from the file that contains the path, relative to the project root like `target`
 */
export function replacePath(path: string, from: string, target: string): string {
  if (path.startsWith('/')) return asRootPath(target);
  const relative = posix.relative(posix.dirname(from), target);
  return path.startsWith('.') && !relative.startsWith('.') ? `./${relative}` : relative;
}
