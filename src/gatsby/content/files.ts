import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Source } from '../../content';

/** Lists all files below a folder, sorted, as paths relative to `root` with forward slashes. */
export function listFiles(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Returns a text that changes when a file in a folder is saved, added, renamed or removed. */
export function folderStamp(root: string, folder: string): string {
  return listFiles(root, folder)
    .map((file) => {
      const stats = statSync(join(root, file), { throwIfNoEntry: false });
      return `${file} ${stats?.mtimeMs} ${stats?.size}`;
    })
    .join('\n');
}

/** Lists the names of a folder's direct subfolders, sorted. */
export function listFolders(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Reads a content file. `file` is relative to the project's root, as in error messages. */
export function readSource(root: string, file: string): Source {
  return { file, text: readFileSync(join(root, file), 'utf8') };
}

/** Writes a file and the folders above it. */
export async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
