import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../../src/gatsby/output/buildManifest';
import { buildManifestPath, type BuildManifest } from '../../src/shared/buildManifest';

/**
 * Returns whether a folder still has the home page of its build, which `npm run develop` replaces.
 */
export async function isBuilt(publish: string): Promise<boolean> {
  try {
    const manifest = JSON.parse(
      await readFile(join(publish, buildManifestPath), 'utf8'),
    ) as BuildManifest;
    const home = await readFile(join(publish, 'index.html'));
    return manifest.files['/index.html'] === hashOf(home);
  } catch {
    return false;
  }
}
