import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';

/** Folders whose code decides what a compiled article looks like. */
const pipelineFolders = [
  'src/components/article',
  'src/content',
  'src/shared',
  'src/site',
  'src/subject',
];

const testFile = /\.test\.tsx?$/;

/**
 * Hashes the source of the content pipeline, so that a change of its code compiles every page
 * again. Tests do not count: they change no article.
 */
export function digestOfPipeline(root: string): string {
  const hash = createHash('sha256');
  const files = pipelineFolders.flatMap((folder) => listFiles(root, folder));
  for (const file of files.filter((name) => !testFile.test(name))) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
