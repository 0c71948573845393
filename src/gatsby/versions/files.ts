import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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

/** Returns a string that changes when a file in a folder is saved, added, renamed or removed. */
export function folderStamp(root: string, folder: string): string {
  return listFiles(root, folder)
    .map((file) => {
      const stats = statSync(join(root, file), { throwIfNoEntry: false });
      return `${file} ${stats?.mtimeMs} ${stats?.size}`;
    })
    .join('\n');
}

/** Maximum number of attempts to read files if some keep disappearing. */
const maxReads = 3;

/**
 * Calls `read`, which lists files and reads them. If a listed file has disappeared, calls `read`
 * again: in development, an author may be saving or renaming files.
 */
export function readListed<Result>(read: () => Result): Result {
  for (let reads = 1; ; reads += 1) {
    try {
      return read();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' || reads === maxReads) throw error;
    }
  }
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

/** Writes a file, and creates the folders above it if they are missing. */
export async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Returns the content of a cached file; first creates the file if it is missing. */
export async function cachedFile(
  path: string,
  create: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch {
    const bytes = await create();
    await mkdir(dirname(path), { recursive: true });
    // Rename into place, because another page or build may be reading or writing the same file.
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return bytes;
  }
}
