import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildManifestPath, type BuildManifest } from '../../src/shared/buildManifest';

/** Returns whether a folder has the home page of its build. `npm run develop` replaces it. */
export async function isBuilt(publish: string): Promise<boolean> {
  try {
    const manifest = JSON.parse(
      await readFile(join(publish, buildManifestPath), 'utf8'),
    ) as BuildManifest;
    const home = await readFile(join(publish, 'index.html'));
    const hash = createHash('sha256').update(home).digest('base64');
    return manifest.files['/index.html'] === hash;
  } catch {
    return false;
  }
}
