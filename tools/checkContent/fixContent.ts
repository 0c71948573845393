import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCache } from '../../src/gatsby/compile/pageCache';
import { checkContent, refreshContent } from '../../src/gatsby/compile/store';
import { groupBy } from '../../src/shared/groupBy';
import { fixText } from './fix';

/** Maximum number of rounds: a fix can reveal another problem on the same line. */
const maxRounds = 5;

/**
 * Fixes those problems in content that need no decision, and prints which files it changed.
 *
 * @param root the project's folder
 */
export async function fixContent(root: string): Promise<void> {
  const changed = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    refreshContent(root, false);
    const byFile = groupBy(await checkContent(contentCache(root)), ({ file }) => file);
    let isFixed = false;
    for (const [file, problems] of byFile) {
      if (!/^content\/.*\.(?:mdx?|ya?ml|json)$/.test(file)) continue;
      const path = join(root, file);
      const fixed = fixText(readFileSync(path, 'utf8'), problems);
      if (fixed === undefined) continue;
      writeFileSync(path, fixed);
      changed.add(file);
      isFixed = true;
    }
    if (!isFixed) break;
  }
  for (const file of changed) console.log(`${file} fixed`);
}
