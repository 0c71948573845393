/** The folder of the version a file belongs to: `content/current`. */
export function versionFolder(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/**
 * The file a link's path leads to.
 *
 * @param from the file the link stands in, relative to the project's root
 * @param path relative to that file, or from the version's folder when it begins with a slash
 * @returns undefined when the path leaves the version's folder
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

/** A file as a link from the version's root writes it. */
export function asRootPath(file: string): string {
  return file.slice(versionFolder(file).length);
}
