import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files';

/** Rooms whose code decides what an article looks like. */
const pipelineFolders = ['src/content', 'src/shared', 'src/site', 'src/subject', 'src/components/article'];

let pipelineDigest: string | undefined;

/** Changes with the code of the pipeline, so that no article of older code is used again. */
export function digestOfPipeline(root: string): string {
  if (pipelineDigest === undefined) {
    const hash = createHash('sha256');
    for (const file of pipelineFolders.flatMap((folder) => listFiles(root, folder))) {
      hash.update(file).update(readFileSync(join(root, file)));
    }
    pipelineDigest = hash.digest('hex');
  }
  return pipelineDigest;
}
