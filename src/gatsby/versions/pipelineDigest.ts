import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';

/** Folders with code that affects the HTML of articles. */
export const pipelineFolders = [
  'src/components/article',
  'src/content',
  'src/shared',
  'src/site',
  'src/domain',
];

/** Neither stylesheets nor tests and their fixtures change an article's HTML. */
const ignored = /(?:\.test\.tsx?|\/fixtures\.ts|\.css)$/;

/**
 * Hashes the source of the content pipeline, so that changing its code recompiles every page.
 */
export function digestOfPipeline(root: string): string {
  const hash = createHash('sha256');
  const files = pipelineFolders.flatMap((folder) => listFiles(root, folder));
  for (const file of files.filter((name) => !ignored.test(name))) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
