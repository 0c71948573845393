import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { build, type BuildOptions } from 'esbuild';
import settings from './bundle.json';

export interface CompileJob {
  readonly root: string;
  readonly publishDrafts: boolean;
  readonly needsArticles: boolean;
  readonly pages: readonly { readonly version: string; readonly file: string }[];
  /** Holds the index of the next page to compile; all threads share it. */
  readonly next: Int32Array;
}

/** With fewer pages, starting a worker would take longer than compiling them. */
const minPagesForWorkers = 60;

/** Memory limits the number of workers, because each one reads all content. */
const maxWorkers = 3;

/**
 * Returns the worker's code as one bundle, which loads faster than separate modules.
 *
 * @param root the project's folder
 */
export async function bundleWorker(root: string): Promise<string> {
  // `npm run check` is itself bundled, with the worker beside it.
  const bundled = join(__dirname, 'compileWorker.js');
  if (existsSync(bundled)) return readFileSync(bundled, 'utf8');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/gatsby/compile/compileWorker.ts')],
    // These settings keep binaries and Prism out of the bundle; Prism loads its languages by name.
    ...(settings as BuildOptions),
    logLevel: 'silent',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Starts a worker; resolves when it exits, and rejects if it throws.
 *
 * @param signal terminates the worker; if already aborted, no worker is started
 */
export function startWorker(code: string, job: CompileJob, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve();
  const worker = new Worker(code, {
    eval: true,
    workerData: job,
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  signal?.addEventListener('abort', () => void worker.terminate());
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/**
 * Compiles pages into the cache, in this process and in up to three workers. If a worker fails to
 * compile a page, that page is missing from the cache.
 *
 * @param compile compiles one page in this process
 * @param isStale called after each page; if it returns true, the remaining pages are not compiled
 */
export async function compileInParallel<Page extends CompileJob['pages'][number]>(
  options: Pick<CompileJob, 'root' | 'publishDrafts' | 'needsArticles'>,
  pages: readonly Page[],
  compile: (page: Page) => unknown,
  isStale: () => boolean,
): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const count =
    pages.length < minPagesForWorkers ? 0 : Math.min(availableParallelism() - 1, maxWorkers);
  const jobPages = pages.map(({ version, file }) => ({ version, file }));
  const job = { ...options, pages: jobPages, next };
  const stale = new AbortController();
  const workers =
    count === 0
      ? undefined
      : bundleWorker(options.root)
          .then((code) =>
            Promise.all(Array.from({ length: count }, () => startWorker(code, job, stale.signal))),
          )
          .catch((error: unknown) =>
            console.warn('A worker failed. The main process compiles its pages instead.', error),
          );
  for (;;) {
    const page = pages[Atomics.add(next, 0, 1)];
    if (page === undefined) break;
    compile(page);
    // Yields to file events and to the bundling of the worker.
    await setImmediate();
    if (isStale()) {
      Atomics.store(next, 0, pages.length);
      stale.abort();
    }
  }
  await workers;
}
