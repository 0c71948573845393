import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { build, type BuildOptions } from 'esbuild';
import settings from './bundle.json';
import type { CompileJob } from './compileWorker';

/** With fewer pages, a worker would take longer to start than the pages to compile. */
const worthAWorker = 60;

/** Each worker reads the whole content, so memory limits their number. */
const maxWorkers = 3;

/**
 * Bundles the worker, which loads in a tenth of the time that its modules would take. `npm run check`
 * is itself bundled, with the worker beside it.
 */
export async function bundleWorker(root: string): Promise<string> {
  const bundled = join(__dirname, 'compileWorker.js');
  if (existsSync(bundled)) return readFileSync(bundled, 'utf8');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/gatsby/content/compileWorker.ts')],
    // Not bundled: binaries, and languages that Prism finds by name.
    ...(settings as BuildOptions),
    logLevel: 'silent',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

export function startWorker(code: string, job: CompileJob): Promise<void> {
  const worker = new Worker(code, {
    eval: true,
    workerData: job,
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/**
 * Compiles pages into the cache on all processors. If a worker fails to compile a page, the caller
 * finds it missing from the cache.
 *
 * @param compile compiles one page in this process
 * @param isStale called between pages; if true, the remaining pages are not compiled
 */
export async function compileInParallel<Page extends CompileJob['pages'][number]>(
  options: Pick<CompileJob, 'root' | 'publishDrafts' | 'needsArticles'>,
  pages: readonly Page[],
  compile: (page: Page) => Promise<unknown>,
  isStale: () => boolean,
): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const count = pages.length < worthAWorker ? 0 : Math.min(availableParallelism() - 1, maxWorkers);
  const named = pages.map(({ version, file }) => ({ version, file }));
  const job = { ...options, pages: named, next };
  const workers =
    count === 0
      ? undefined
      : bundleWorker(options.root)
          .then((code) => Promise.all(Array.from({ length: count }, () => startWorker(code, job))))
          .catch((error: unknown) => console.warn('Compiling in one process only.', error));
  for (;;) {
    const page = pages[Atomics.add(next, 0, 1)];
    if (page === undefined) break;
    await compile(page);
    // Lets saves and the bundling of the worker run in between.
    await setImmediate();
    if (isStale()) Atomics.store(next, 0, pages.length);
  }
  await workers;
}
