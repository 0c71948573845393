import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { inBatches } from '../../shared/inBatches';
import { buildManifestPath, type BuildManifest } from '../../shared/buildManifest';
import type { SourceCommit } from './sourceCommit';

/** Returns the SHA-256 hash of a file's content in base64, as in the manifest. */
export const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64');

/** Returns the hashes of all files in a folder except the manifest, sorted by path. */
export async function hashFiles(folder: string): Promise<BuildManifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => `/${path.split(sep).join('/')}`)
    .filter((path) => path !== buildManifestPath)
    .sort();
  const files: Record<string, string> = Object.fromEntries(paths.map((path) => [path, '']));
  await inBatches(paths, async (path) => {
    files[path] = hashOf(await readFile(join(folder, path)));
  });
  return files;
}

/**
 * Writes the manifest of the build: the commit, and the hash of every file except the manifest. No
 * file may be written after this.
 */
export async function writeBuildManifest(
  output: string,
  source: SourceCommit | undefined,
): Promise<void> {
  const manifest: BuildManifest = {
    commit: source?.commit ?? null,
    modified: source?.isModified ?? false,
    files: await hashFiles(output),
  };
  await writeFile(join(output, buildManifestPath), `${JSON.stringify(manifest, null, 1)}\n`);
}
