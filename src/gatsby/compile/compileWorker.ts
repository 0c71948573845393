import { workerData } from 'node:worker_threads';
import type { CompileJob } from './compileInParallel';
import { contentCache } from './pageCache';
import { pageOfFile } from '../versions/pageIds';
import { pageCompiler, contentOf, refreshContent } from './store';

function compilePages({ root, publishDrafts, needsArticles, pages, next }: CompileJob): void {
  refreshContent(root, publishDrafts);
  const compile = pageCompiler(needsArticles);
  for (;;) {
    const page = pages[Atomics.add(next, 0, 1)];
    if (page === undefined) return;
    const content = contentOf(page.version);
    const { version, pages: published, drafts } = content;
    const { source } =
      pageOfFile(page.file, version, published) ?? pageOfFile(page.file, version, drafts) ?? {};
    if (source !== undefined) compile(contentCache(root), content, source);
  }
}

compilePages(workerData as CompileJob);
