import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocsVersion } from '../../src/site/versions';
import { addVersion } from './planCut';

/**
 * Copies the first version's folder and lists the copy in `src/site/versions.ts`. Does not copy the
 * redirects, because no page of a new version has an old address.
 *
 * @param root the project's folder
 * @param from name of the first version
 * @throws Refusal if the list of versions has an unexpected form
 */
export function cutVersion(root: string, from: string, entry: DocsVersion): void {
  const source = join(root, 'content', from);
  cpSync(source, join(root, 'content', entry.name), {
    recursive: true,
    filter: (file) => file !== join(source, 'redirects.yaml'),
  });
  const settings = join(root, 'src/site/versions.ts');
  writeFileSync(settings, addVersion(readFileSync(settings, 'utf8'), entry));
}
