import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Source } from '../../content';

/** All files below a folder, as paths relative to `root` with forward slashes, in a stable order. */
export function listFiles(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Names of the folders right below a folder. */
export function listFolders(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** A content file with its path relative to the project's root, as problems name it. */
export function readSource(root: string, file: string): Source {
  return { file, text: readFileSync(join(root, file), 'utf8') };
}
