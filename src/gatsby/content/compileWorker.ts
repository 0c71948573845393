import { workerData } from 'node:worker_threads';
import { contentCache } from './pageCache';
import { compileInto, contentOf, refreshContent } from './store';

/** What a worker of `compileInParallel` compiles. */
export interface CompileJob {
  /** The project's folder. */
  readonly root: string;
  readonly publishDrafts: boolean;
  readonly needsArticles: boolean;
  readonly pages: readonly { readonly version: string; readonly file: string }[];
  /** Index of the next page that no worker has taken. */
  readonly next: Int32Array;
}

async function work({
  root,
  publishDrafts,
  needsArticles,
  pages,
  next,
}: CompileJob): Promise<void> {
  refreshContent(root, publishDrafts);
  const compile = compileInto(needsArticles);
  for (;;) {
    const page = pages[Atomics.add(next, 0, 1)];
    if (page === undefined) return;
    const content = contentOf(page.version as never);
    const source = [...content.pages.values()].find((one) => one.source.file === page.file)?.source;
    if (source !== undefined) await compile(contentCache(root), content, source);
  }
}

void work(workerData as CompileJob);
